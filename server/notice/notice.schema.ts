import { z } from 'zod'
import { id, moment, paging, totals } from '../kernel/primitives.schema.ts'
import { textTypes } from '../kernel/text-kinds.schema.ts'

/**
 * What members are told (docs/product.md#notices): somebody replied to their post, answered their reply or comment, commented on their article,
 * liked their text; an admin decided on their text, or on one that they reported.
 */
export const noticeKinds = ['reply', 'answer', 'comment', 'like', 'review', 'report'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** More unread ones than this are not counted. */
export const unreadAtMost = 100

export const notice = z.object({
  id: z.int(),
  kind: z.enum(noticeKinds),
  /** What it tells of: the answer itself, or the text that was liked, reviewed or reported. */
  text: z.object({
    type: z.enum(textTypes),
    id: z.int(),
    /** What it stands on, such as the title of the post; null where there is none, or the text is gone or hidden by now. */
    title: z.string().nullable(),
    excerpt: z.string().nullable(),
    isGone: z.boolean(),
  }),
  /** Who wrote the answer; null where they are not named, or it is no answer. */
  by: z.string().nullable(),
  /** How many have liked it since the notice was last read; 1 for all other kinds. */
  count: z.int(),
  /** How an admin decided. */
  outcome: z.enum(['approved', 'rejected', 'kept', 'removed']).nullable(),
  reason: z.string().nullable(),
  at: moment,
  isRead: z.boolean(),
})
export type NoticeView = z.infer<typeof notice>

export const listNotices = paging(20)
export const noticeList = z.object({ notices: z.array(notice), unread: z.int(), ...totals })

export const noticeById = z.object({ id })
/** Where the text stands. */
export const openedNotice = z.object({ path: z.string() })
/** How many are unread, a hundred at most. */
export const unreadNotices = z.object({ unread: z.int() })

export const noticeCodes = ['notice.not_found'] as const
