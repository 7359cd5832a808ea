import { safePath } from '#app/browser/safe-path.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import { forgetDrafts } from './drafts.ts'
import { markLoggedOut } from './logged-out.ts'
import { claimEnding, wasJustEnded } from './claim-session-end.ts'
import { forget, recall, remember } from './storage.ts'
import { systemToast } from './system-toast.ts'
import { showsMember } from './stored-member.ts'

/** Before the reader is sent to Login (docs/product.md#session-expiry). */
const pauseBeforeLogin = 500
const withoutReturn = ['/login', '/register']

type Navigate = (path: string) => void

const byDocument: Navigate = path => location.assign(path)
let goTo = byDocument
let ending = false

/** The page lends its router, so that leaving keeps the toasts; the returned function takes it back. */
export function leaveThrough(navigate: Navigate): () => void {
  goTo = navigate
  return () => {
    goTo = byDocument
  }
}

export const isSessionEnding = () => ending

/** Whether a 401 tells of an end: a guest has no session that could end, and is shown the way to Login by the page. */
export const hadSession = (): boolean => showsMember() || ending || wasJustEnded()

const here = () => `${location.pathname}${location.search}`

/**
 * What follows when a session has ended (docs/product.md#session-expiry): the display copy goes, the warning shows, the place is kept, and after a moment
 * comes Login. Calls that arrive meanwhile change nothing, and of several tabs one alone keeps its place and leaves. The cookies were
 * cleared by the answer that said so. `place` is where the reader was going, if not here.
 */
export function endSession(place: string = here()): void {
  if (ending) return
  ending = true
  systemToast('sessionEnded', 'warning')
  const isOurs = claimEnding()
  void keepPlace(isOurs, place)
  setTimeout(() => void leave(isOurs), pauseBeforeLogin)
}

// The tab that leaves removes the copy, because `storage` events reach only other tabs: if one of those removed it, it would go on
// showing a member.
async function keepPlace(isOurs: Promise<boolean>, place: string): Promise<void> {
  if (!(await isOurs)) return
  const [path = '/'] = place.split('?')
  if (!withoutReturn.includes(path)) remember('redirectAfterLogin', place)
  forget('user')
}

async function leave(isOurs: Promise<boolean>): Promise<void> {
  const leaving = (await isOurs) && location.pathname !== '/login'
  ending = false
  if (leaving) goTo('/login')
}

/** Where the reader was when the session ended: a path of this site, told once; undefined where there is none (docs/product.md#after-login). */
export function redirectAfterLogin(): string | undefined {
  const path = safePath(recall('redirectAfterLogin'), '')
  forget('redirectAfterLogin')
  return path === '' ? undefined : path
}

/**
 * Shows the reader as logged out and forgets what this browser kept for its member; then tells the server, and goes Home whatever it
 * said (docs/product.md#logout). Where it could not be told, the mark ends the session at the next request.
 */
export async function logOut(onUntold: () => void): Promise<void> {
  markLoggedOut()
  forget('user')
  forgetDrafts()
  try {
    await fetchWithTimeout('/logout', { method: 'POST', redirect: 'manual' })
  } catch {
    onUntold()
  }
  goTo('/')
}
