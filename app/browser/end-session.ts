import { safePath } from '#server/kernel/safe-path.schema.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'
import { removeAllDrafts } from './drafts.ts'
import { markLoggedOut } from './logged-out.ts'
import { acquireSessionEndLock, hasSessionJustEnded } from './session-end-lock.ts'
import { removeFromStorage, readStorage, writeStorage } from './storage.ts'
import { showSystemMessage } from './show-system-message.ts'
import { hasStoredMember } from './stored-member.ts'

/** In ms. The delay before the redirect to Login (docs/product.md#session-expiry). */
const delayBeforeLogin = 500
const withoutReturn = ['/login', '/register']

type Navigate = (path: string) => void

const loadDocument: Navigate = path => location.assign(path)
let goTo = loadDocument
let ending = false

/** Makes redirects use the page's router, which keeps the toasts. Returns a function that undoes this. */
export function redirectThroughRouter(navigate: Navigate): () => void {
  goTo = navigate
  return () => {
    goTo = loadDocument
  }
}

export const isSessionEnding = () => ending

/** Returns whether a 401 means that a session ended. A guest has no session, so the page only offers Login. */
export const hadSession = (): boolean => hasStoredMember() || ending || hasSessionJustEnded()

const currentPath = () => `${location.pathname}${location.search}`

/**
 * Handles the end of a session (docs/product.md#session-expiry): it shows the warning, stores the return path, removes the display copy, and after a
 * short delay goes to Login. Further calls in the meantime do nothing, and only one of several tabs stores its path and leaves. The response that
 * reported the end has cleared the cookies. `path` is that of the reader's navigation if it differs from the current one.
 */
export function endSession(path: string = currentPath()): void {
  if (ending) return
  ending = true
  showSystemMessage('sessionEnded', 'warning')
  const isOurs = acquireSessionEndLock()
  void storeReturnPath(isOurs, path)
  setTimeout(() => void goToLogin(isOurs), delayBeforeLogin)
}

// Only the tab that leaves removes the copy: `storage` events reach only other tabs, so a tab that stayed would go on showing a member.
async function storeReturnPath(isOurs: Promise<boolean>, place: string): Promise<void> {
  if (!(await isOurs)) return
  const [path = '/'] = place.split('?')
  if (!withoutReturn.includes(path)) writeStorage('redirectAfterLogin', place)
  removeFromStorage('user')
}

async function goToLogin(isOurs: Promise<boolean>): Promise<void> {
  const leaving = (await isOurs) && location.pathname !== '/login'
  ending = false
  if (leaving) goTo('/login')
}

/** Returns the path where the session ended, and forgets it: a path of this site, or undefined (docs/product.md#after-login). */
export function redirectAfterLogin(): string | undefined {
  const path = safePath(readStorage('redirectAfterLogin'), '')
  removeFromStorage('redirectAfterLogin')
  return path === '' ? undefined : path
}

/**
 * Shows the reader as logged out and removes the member's data from this browser. Then it notifies the server, and goes to Home whatever the result
 * (docs/product.md#logout). If the server cannot be reached, the `loggedOut` cookie ends the session at the next request.
 */
export async function logOut(onServerUnreachable: () => void): Promise<void> {
  markLoggedOut()
  removeFromStorage('user')
  removeAllDrafts()
  try {
    await fetchWithTimeout('/logout', { method: 'POST', redirect: 'manual' })
  } catch {
    onServerUnreachable()
  }
  goTo('/')
}
