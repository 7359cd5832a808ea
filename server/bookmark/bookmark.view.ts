import type { z } from 'zod'
import { titleShownTo } from '../article/article.policy.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { canSee } from '../review/text-access.policy.ts'
import type { Bookmark } from './bookmark.entity.ts'
import type { bookmark } from './bookmark.schema.ts'

/** Shows a bookmark to its member. The title is null if the text is hidden from them now. The text must be loaded. */
export function viewBookmark(
  viewer: Viewer,
  { post, article, createdAt }: Bookmark,
): z.infer<typeof bookmark> | undefined {
  const since = { createdAt: createdAt.toISOString() }
  if (post) return { type: 'post', id: post.id, title: canSee(viewer, post) ? post.title : null, ...since }
  if (article) return { type: 'article', id: article.id, title: titleShownTo(viewer, article), ...since }
  return undefined
}
