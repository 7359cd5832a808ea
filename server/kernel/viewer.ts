import { grants, type Right, type Role } from './rights.schema.ts'

/** Who asks. A guest may carry a visitor session, which counts for limits only. */
interface Guest {
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
  /** Whose texts they see folded and hear nothing of. */
  readonly mutedMembers?: ReadonlySet<number>
  /** Whether they have muted posts; absent where that is not known. */
  readonly mutesPosts?: boolean
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
/** Whether they have muted the member who signs a text; of a text without a name that is told to nobody (docs/product.md#muting). */
export const hasMuted = (viewer: Viewer, signer: { id: number } | null | undefined): boolean =>
  isSignedIn(viewer) && signer != null && viewer.mutedMembers?.has(signer.id) === true
export const isUnread = (viewer: Viewer): boolean => viewer.role === 'guest' && viewer.unread !== undefined
