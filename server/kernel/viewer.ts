/** Who asks. A guest may carry a visitor session, which counts for limits only. */
export interface Guest {
  readonly role: 'guest'
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

export const isSignedIn = (viewer: Viewer): viewer is SignedIn => viewer.role !== 'guest'
export const isAdmin = (viewer: Viewer): viewer is Admin => viewer.role === 'admin'
