import { isAdmin, isSignedIn, type Viewer } from '../kernel/viewer.ts'
import type { Pledge } from './pledge.entity.ts'

// Future messages start pending; the public sees approved ones only, senders and admins also the others (decisions: Who sees what).

/** The filter of every public read, whatever the viewer's role. */
export const approvedOnly = { status: 'approved' as const }

/** The filter of a read by id. */
export function visibleTo(viewer: Viewer) {
  if (isAdmin(viewer)) return {}
  return isSignedIn(viewer) ? { $or: [approvedOnly, { member: viewer.id }] } : approvedOnly
}

export const isSender = (viewer: Viewer, pledge: Pledge): boolean =>
  isSignedIn(viewer) && pledge.member?.id === viewer.id
