import { loggedOutCookie } from '#server/kernel/session-names.schema.ts'
import { readCookie, writeCookie } from './storage.ts'

const listeners = new Set<() => void>()
let loggedOut = false

function setLoggedOut(value: boolean): void {
  if (loggedOut === value) return
  loggedOut = value
  for (const listener of listeners) listener()
}

/** Shows the reader as logged out immediately. The cookie makes the server end the session at the next request, however late that is. */
export function markLoggedOut(): void {
  writeCookie(loggedOutCookie, '1')
  setLoggedOut(true)
}

/** In ms. The cookie of another tab may become visible a little later than its change of the storage. */
const recheckDelays = [200, 1000]

/** Another tab may have logged out while the server could not be reached; this page then shows no member either. */
export function watchLogoutInOtherTabs(): void {
  const checkCookie = () => readCookie(loggedOutCookie) !== undefined && setLoggedOut(true)
  checkCookie()
  for (const delay of recheckDelays) setTimeout(checkCookie, delay)
}

/**
 * Ends the logged-out display after the server reported the session again. While the cookie exists, that response may be older than the logout and is
 * ignored.
 */
export function endLoggedOutDisplay(): void {
  if (loggedOut && readCookie(loggedOutCookie) === undefined) setLoggedOut(false)
}

export const isLoggedOut = () => loggedOut

export function onLogoutChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
