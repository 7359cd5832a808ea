import { sentAddress } from '#app/components/ui/proxied-picture-address.ts'
import { removeFromStorage, readStorage, writeStorage } from './storage.ts'

/** Returns whether the stored display copy of the member is valid JSON of an object (docs/product.md#session). */
function isReadable(stored: string): boolean {
  try {
    const user: unknown = JSON.parse(stored)
    return typeof user === 'object' && user !== null
  } catch {
    return false
  }
}

/** Returns whether this browser shows a member. Without one, there is no session to lose. */
export const hasStoredMember = () => readStorage('user') !== null

/** Rewrites the display copy from the server's response; the cookie is authoritative (docs/product.md#storage-in-the-browser). */
export function storeUserCopy(me: object | null): void {
  if (me === null) removeFromStorage('user')
  else writeStorage('user', JSON.stringify(me, asSent))
}

// The copy holds the picture address as the API sends it, because its format is documented.
const asSent = (name: string, value: unknown) =>
  name === 'avatar' && typeof value === 'string' ? sentAddress(value) : value

/** Removes a display copy that cannot be parsed. */
export function removeUnreadableUser(): void {
  const stored = readStorage('user')
  if (stored !== null && !isReadable(stored)) removeFromStorage('user')
}

/** Calls `act` when another tab of this browser logs in or out. Returns a function that stops this. */
export function onUserChangedElsewhere(act: () => void): () => void {
  function listener(event: StorageEvent): void {
    if (event.key === null || event.key === 'user') act()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
