import { grants, type Right, type Role } from './rights.schema.ts'

/** The sender of a request without a session. A visitor session counts for limits only. */
interface Guest {
  readonly role: 'guest'
  /** Why the session could not be read just now. Pages treat such a viewer as a guest, but do not send them to Login. */
  readonly sessionUnreadable?: 'unavailable' | 'busy'
  /** True if what is read for them is cached: a replica may lag behind the announced change that invalidated the cache. */
  readonly readsPrimary?: boolean
}

export interface SignedIn {
  readonly role: Role
  readonly id: number
  readonly sessionId: number
  /** When they last proved their identity, by a login or by their password. */
  readonly confirmedAt: Date
  /** True for admins who have not set up the required second factor yet. */
  readonly lacksSecondFactor?: boolean
  /** Number of unread notices, at most a hundred. */
  readonly unreadNotices?: number
  /** Members whose texts are folded for this viewer and cause no notices. */
  readonly mutedMembers?: ReadonlySet<number>
  /** Whether they have muted posts; absent if that is not known. */
  readonly mutesPosts?: boolean
  /** Until then they can read and not write. */
  readonly suspension?: { readonly until: Date; readonly reason: string } | undefined
}

export type Viewer = Guest | SignedIn

export const guest: Guest = { role: 'guest' }
/** The guest for whom cached rows and responses are read, from the primary. */
export const guestOnPrimary: Guest = { role: 'guest', readsPrimary: true }
export const sessionUnreadable: Guest = { role: 'guest', sessionUnreadable: 'unavailable' }
/** Like `sessionUnreadable`, if too many other requests were reading at that moment. */
export const sessionUnreadableBusy: Guest = { role: 'guest', sessionUnreadable: 'busy' }

export const isSignedIn = (viewer: Viewer): viewer is SignedIn => viewer.role !== 'guest'
/** Returns true if the table of rights grants it to their role, and they have set up the second factor if it is required. */
export const may = (viewer: Viewer, right: Right): boolean =>
  grants(viewer.role, right) && !(isSignedIn(viewer) && viewer.lacksSecondFactor === true)
/**
 * Returns true if the viewer has muted the member who signs a text. Callers pass no signer for an anonymous text, so that muting does not reveal its
 * author (docs/product.md#muting).
 */
export const hasMuted = (viewer: Viewer, signer: { id: number } | null | undefined): boolean =>
  isSignedIn(viewer) && signer != null && viewer.mutedMembers?.has(signer.id) === true
export const isSessionUnreadable = (viewer: Viewer): boolean =>
  viewer.role === 'guest' && viewer.sessionUnreadable !== undefined
