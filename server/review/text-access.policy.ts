import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { isSignedIn, may, type Viewer } from '../kernel/viewer.ts'

// Who sees what: the public approved texts only, the author also their own waiting or rejected ones, those who review all (docs/product.md#who-sees-what).

/** The filter of every public read, whatever the viewer's role: lists, random draws, counts, feeds, search, live events, exports. */
export const approvedOnly = { status: 'approved' as const }

/** The filter of a read by id, for a text that keeps its member under `author`. */
export function visibleTo(viewer: Viewer) {
  if (may(viewer, 'review')) return {}
  return isSignedIn(viewer) ? { $or: [approvedOnly, { author: viewer.id }] } : approvedOnly
}

interface Authored {
  author?: { id: number } | null | undefined
}

export const isAuthor = (viewer: Viewer, { author }: Authored): boolean =>
  isSignedIn(viewer) && author?.id === viewer.id

/** Authors and admins edit and delete (docs/product.md#who-may-edit-or-delete). */
export const canChange = (viewer: Viewer, text: Authored): boolean => may(viewer, 'texts') || isAuthor(viewer, text)

/** The same filters on a text in hand. */
export const canSee = (viewer: Viewer, text: Authored & { status: ReviewStatus }): boolean =>
  text.status === 'approved' || knowsStanding(viewer, text)

/** Who may know how a text stands, and why: its author and those who review. */
export const knowsStanding = (viewer: Viewer, text: Authored): boolean =>
  may(viewer, 'review') || isAuthor(viewer, text)
