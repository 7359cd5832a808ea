import { isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import { canChange } from '../review/text-access.policy.ts'
import type { Article } from './article.entity.ts'

/** The filter of every public read. */
export const publishedOnly = { status: 'published' as const }

/** The filter of a read by id: authors also see their own articles, admins see all (docs/product.md#who-sees-what). */
export function visibleTo(viewer: Viewer) {
  if (may(viewer, 'texts')) return {}
  return isSignedIn(viewer) ? { $or: [publishedOnly, { author: viewer.id }] } : publishedOnly
}

/** The same rule for a loaded article. */
export const canSee = (viewer: Viewer, article: Article): boolean => article.isPublished() || canChange(viewer, article)

/** Returns the title if the viewer may see the article, else null: what refers to the article must not reveal a title that has been hidden since. */
export const titleShownTo = (viewer: Viewer, article: Article): string | null =>
  canSee(viewer, article) ? article.title : null

/** Returns true if the viewer may publish the article again. Its author may not while it is held. */
export const mayPublishAgain = (viewer: Viewer, article: Article): boolean => may(viewer, 'texts') || !article.isHeld
