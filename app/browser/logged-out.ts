import { readCookie, writeCookie } from './storage.ts'

/** The server ends the session of a request that carries this cookie, and clears it (server/http/session-cookie.ts). */
const mark = 'loggedOut'

const listeners = new Set<() => void>()
let isOut = false

function setOut(value: boolean): void {
  if (isOut === value) return
  isOut = value
  for (const listener of listeners) listener()
}

/** Shows this page's reader as logged out and has the server do the rest at the next request, however long that takes. */
export function markLoggedOut(): void {
  writeCookie(mark, '1')
  setOut(true)
}

/** In ms. The cookie of another tab may be seen a little later than what that tab stored. */
const looksAgainAfter = [200, 1000]

/** Another tab may have logged out while nothing could be asked of the server: then this page shows no member either. */
export function followLogoutElsewhere(): void {
  const look = () => readCookie(mark) !== undefined && setOut(true)
  look()
  for (const later of looksAgainAfter) setTimeout(look, later)
}

/** The server has said anew who reads this page. An answer that was on its way before the logout does not count. */
export function believeServer(): void {
  if (readCookie(mark) === undefined) setOut(false)
}

export const isLoggedOut = () => isOut

export function onLogoutChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
