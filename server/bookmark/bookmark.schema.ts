import { z } from 'zod'
import { id, moment, paging, totals } from '../kernel/primitives.schema.ts'

/** What can be bookmarked; each is also the name of its table. */
export const bookmarkTarget = z.enum(['post', 'article'], 'invalid.value')
export type BookmarkTarget = z.infer<typeof bookmarkTarget>

/** The text that is meant. */
export const bookmarkOf = z.object({ type: bookmarkTarget, id })

export const bookmarkState = z.object({ isBookmarked: z.boolean() })

export const listBookmarks = paging(20)

export const bookmark = z.object({
  type: bookmarkTarget,
  id: z.int(),
  /** Null where the member does not see the text now: it was hidden, rejected or put away. */
  title: z.string().nullable(),
  createdAt: moment,
})
export const bookmarkList = z.object({ bookmarks: z.array(bookmark), ...totals })
