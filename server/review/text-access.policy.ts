import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { isSignedIn, may, type Viewer } from '../kernel/viewer.ts'

// Visibility of texts: the public sees approved texts, authors also their own pending and rejected ones, those who review all
// (docs/product.md#who-sees-what).

/** The filter of every public read, regardless of the viewer's role: lists, random draws, counts, feeds, search, live events, exports. */
export const approvedOnly = { status: 'approved' as const }

/** The filter of a read by id, for an entity with a property `author`. */
export function visibleTo(viewer: Viewer) {
  if (may(viewer, 'review')) return {}
  return isSignedIn(viewer) ? { $or: [approvedOnly, { author: viewer.id }] } : approvedOnly
}

interface WithAuthor {
  author?: { id: number } | null | undefined
}

export const isAuthor = (viewer: Viewer, { author }: WithAuthor): boolean =>
  isSignedIn(viewer) && author?.id === viewer.id

/** Returns true for authors and admins, who may edit and delete (docs/product.md#who-may-edit-or-delete). */
export const canChange = (viewer: Viewer, text: WithAuthor): boolean => may(viewer, 'texts') || isAuthor(viewer, text)

/** The same rule as `visibleTo`, for a loaded text. */
export const canSee = (viewer: Viewer, text: WithAuthor & { status: ReviewStatus }): boolean =>
  text.status === 'approved' || canSeeReviewState(viewer, text)

/** Returns true for the author and for those who review, who see the status of a text and its reason. */
export const canSeeReviewState = (viewer: Viewer, text: WithAuthor): boolean =>
  may(viewer, 'review') || isAuthor(viewer, text)
