import type { AppLoadContext } from '@remix-run/node'
import type { BookmarkTarget } from '#server/bookmark/bookmark.schema.ts'
import { orWhenFailed } from './fallbacks.ts'

/** Whether the reader has bookmarked a text; null for guests, who have none, and where it could not be read. */
export async function bookmarkOf(
  { api, isMember, reportFault }: AppLoadContext,
  type: BookmarkTarget,
  id: number,
): Promise<boolean | null> {
  if (!isMember()) return null
  const state = await orWhenFailed(api.bookmark.state({ type, id }), null, fault => reportFault(fault, '/bookmarks'))
  return state?.isBookmarked ?? null
}
