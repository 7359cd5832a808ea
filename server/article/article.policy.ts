import { isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import { canChange } from '../review/text-access.policy.ts'
import type { Article } from './article.entity.ts'

/** The filter of every public read. */
export const publishedOnly = { status: 'published' as const }

/** The filter of a read by id: authors also see their drafts, admins everything (docs/product.md#who-sees-what). */
export function visibleTo(viewer: Viewer) {
  if (may(viewer, 'texts')) return {}
  return isSignedIn(viewer) ? { $or: [publishedOnly, { author: viewer.id }] } : publishedOnly
}

/** The same on an article in hand. */
export const canSee = (viewer: Viewer, article: Article): boolean => article.isPublished() || canChange(viewer, article)

/** Its title, where this viewer sees the article; what has been hidden since must not be told by what hangs on it. */
export const titleFor = (viewer: Viewer, article: Article): string | null =>
  canSee(viewer, article) ? article.title : null

/** What an admin has put away, its author does not bring back. */
export const mayReturn = (viewer: Viewer, article: Article): boolean => may(viewer, 'texts') || !article.archivedByAdmin
