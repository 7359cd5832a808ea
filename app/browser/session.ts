import { safePath } from '#app/forms/safe-path.ts'
import { patientFetch } from './patient-fetch.ts'
import { forget, recall, remember } from './storage.ts'
import { systemToast } from './system-toast.ts'

/** Before the reader is sent to Login (spec 9). */
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

/**
 * What follows when a session has ended (spec 4): the display copy goes, the warning shows, the place is kept, and after a moment
 * comes Login. Calls that arrive meanwhile change nothing. The cookies were cleared by the answer that told of it.
 */
export function endSession(): void {
  if (ending) return
  ending = true
  forget('user')
  systemToast('sessionEnded', 'warning')
  if (!withoutReturn.includes(location.pathname))
    remember('redirectAfterLogin', `${location.pathname}${location.search}`)
  setTimeout(() => {
    ending = false
    goTo('/login')
  }, pauseBeforeLogin)
}

/** Where the reader was when the session ended: a path of this site, told once; undefined where there is none (decisions: After login). */
export function redirectAfterLogin(): string | undefined {
  const path = safePath(recall('redirectAfterLogin'), '')
  forget('redirectAfterLogin')
  return path === '' ? undefined : path
}

/** Tells the server, then clears what this browser shows, whatever the server said, and goes Home (spec 4: Logout). */
export async function logOut(): Promise<void> {
  try {
    await patientFetch('/logout', { method: 'POST', redirect: 'manual' })
  } catch {
    systemToast('network', 'error')
  }
  forget('user')
  goTo('/')
}
