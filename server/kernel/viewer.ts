import { grants, type Right, type Role } from './rights.schema.ts'

/** Who asks. A guest may carry a visitor session, which counts for limits only. */
export interface Guest {
  readonly role: 'guest'
  /** Why the keys that they brought could not be read just now: a guest to look at, and nobody to be sent to Login. */
  readonly unread?: 'gone' | 'busy'
}

export interface SignedIn {
  readonly role: Role
  readonly id: number
  readonly sessionId: number
  /** When they last showed who they are, by logging in or with their password. */
  readonly confirmedAt: Date
  /** True for admins who have yet to set up the second factor that the site asks of them. */
  readonly lacksSecondFactor?: boolean
  /** How many notices they have not read, a hundred at most. */
  readonly unreadNotices?: number
  /** Until then they read and do not write. */
  readonly suspension?: { readonly until: Date; readonly reason: string } | undefined
}

export type Viewer = Guest | SignedIn

export const guest: Guest = { role: 'guest' }
export const unread: Guest = { role: 'guest', unread: 'gone' }
/** As `unread`, where too many others read at that moment. */
export const unreadInCrowd: Guest = { role: 'guest', unread: 'busy' }

export const isSignedIn = (viewer: Viewer): viewer is SignedIn => viewer.role !== 'guest'
/** Whether the table of rights gives it to them, and they have set up the second factor that the site asks of them. */
export const may = (viewer: Viewer, right: Right): boolean =>
  grants(viewer.role, right) && !(isSignedIn(viewer) && viewer.lacksSecondFactor === true)
export const isUnread = (viewer: Viewer): boolean => viewer.role === 'guest' && viewer.unread !== undefined
