/** Who asks. A guest may carry a visitor session, which counts for limits only. */
export interface Guest {
  readonly role: 'guest'
  /** Why the keys that they brought could not be read just now: a guest to look at, and nobody to be sent to Login. */
  readonly unread?: 'gone' | 'busy'
}

export interface SignedIn {
  readonly role: 'user' | 'admin'
  readonly id: number
  readonly sessionId: number
  /** When they last showed who they are, by logging in or with their password. */
  readonly confirmedAt: Date
}

export interface Admin extends SignedIn {
  readonly role: 'admin'
}

export type Viewer = Guest | SignedIn

export const guest: Guest = { role: 'guest' }
export const unread: Guest = { role: 'guest', unread: 'gone' }
/** As `unread`, where too many others read at that moment. */
export const unreadInCrowd: Guest = { role: 'guest', unread: 'busy' }

export const isSignedIn = (viewer: Viewer): viewer is SignedIn => viewer.role !== 'guest'
export const isAdmin = (viewer: Viewer): viewer is Admin => viewer.role === 'admin'
export const isUnread = (viewer: Viewer): boolean => viewer.role === 'guest' && viewer.unread !== undefined
