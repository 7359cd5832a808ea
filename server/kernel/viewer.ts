/** Who asks. A guest may carry a visitor session, which counts for limits only. */
export interface Guest {
  readonly role: 'guest'
  /** True for who brought keys that could not be read just now: a guest to look at, and nobody to be sent to Login. */
  readonly unread?: true
}

export interface SignedIn {
  readonly role: 'user' | 'admin'
  readonly id: number
  readonly sessionId: number
}

export interface Admin extends SignedIn {
  readonly role: 'admin'
}

export type Viewer = Guest | SignedIn

export const guest: Guest = { role: 'guest' }
export const unread: Guest = { role: 'guest', unread: true }

export const isSignedIn = (viewer: Viewer): viewer is SignedIn => viewer.role !== 'guest'
export const isAdmin = (viewer: Viewer): viewer is Admin => viewer.role === 'admin'
export const isUnread = (viewer: Viewer): boolean => viewer.role === 'guest' && viewer.unread === true
