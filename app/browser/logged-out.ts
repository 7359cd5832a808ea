import { readCookie, writeCookie } from './storage.ts'

/** The server ends the session of a request with this cookie, and clears the cookie (server/http/session-cookie.ts). */
const mark = 'loggedOut'

const listeners = new Set<() => void>()
let isOut = false

function setOut(value: boolean): void {
  if (isOut === value) return
  isOut = value
  for (const listener of listeners) listener()
}

/** Shows the reader as logged out at once. The cookie makes the server end the session at the next request, however late that is. */
export function markLoggedOut(): void {
  writeCookie(mark, '1')
  setOut(true)
}

/** In ms. The cookie of another tab may become visible a little later than its change of the storage. */
const looksAgainAfter = [200, 1000]

/** Another tab may have logged out while the server could not be reached; this page then shows no member either. */
export function followLogoutElsewhere(): void {
  const look = () => readCookie(mark) !== undefined && setOut(true)
  look()
  for (const later of looksAgainAfter) setTimeout(look, later)
}

/**
 * Ends the logged-out display after the server reported the session again. While the cookie exists, that response may be older than the logout and is
 * ignored.
 */
export function believeServer(): void {
  if (readCookie(mark) === undefined) setOut(false)
}

export const isLoggedOut = () => isOut

export function onLogoutChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
