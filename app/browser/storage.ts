/**
 * The keys of the browser's storage (docs/product.md#storage-in-the-browser), and the cookies that mirror some of them. When storage is blocked,
 * nothing is stored.
 */
export const storageKeys = [
  'user',
  'visitorSessionId',
  'visitorNumber',
  'redirectAfterLogin',
  'locale',
  'motion',
  'sessionEnded',
] as const
export type StorageKey = (typeof storageKeys)[number]

export function readStorage(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStorage(key: StorageKey, value: string): void {
  try {
    if (localStorage.getItem(key) !== value) localStorage.setItem(key, value)
  } catch {
    // Storage fails in private windows and when it is full; the page works without it.
  }
}

export function removeFromStorage(key: StorageKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage may be blocked, as above.
  }
}

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find(part => part.startsWith(`${name}=`))
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1)) || undefined
}

/** In seconds. */
export const cookieMaxAge = 365 * 24 * 3600

/** Writes a cookie that scripts and the server can read. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${cookieMaxAge}; SameSite=Lax${secure}`
}
