import { z } from 'zod'
import { id, moment, paging, totals } from '../kernel/primitives.schema.ts'

/** The kinds of text that can be bookmarked; each is also the name of its table. */
export const bookmarkTarget = z.enum(['post', 'article'], 'invalid.value')
export type BookmarkTarget = z.infer<typeof bookmarkTarget>

/** The text to bookmark. */
export const bookmarkOf = z.object({ type: bookmarkTarget, id })

export const bookmarkState = z.object({ isBookmarked: z.boolean() })

export const listBookmarks = paging(20)

export const bookmark = z.object({
  type: bookmarkTarget,
  id: z.int(),
  /** Null if the text is hidden from the member now: it was rejected, archived or hidden. */
  title: z.string().nullable(),
  createdAt: moment,
})
export const bookmarkList = z.object({ bookmarks: z.array(bookmark), ...totals })
