import { z } from 'zod'
import { id, moment, paging, totals } from '../kernel/primitives.schema.ts'
import { textTypes } from '../kernel/text-kind-properties.schema.ts'

/**
 * The kinds of notices (docs/product.md#notices): a reply to their post, an answer to their reply or comment, a comment on their article, a mention;
 * something new in what they follow; a like of their text; a decision on their text, or on a text that they reported.
 */
export const noticeKinds = [
  ...(['reply', 'answer', 'comment', 'mention'] as const),
  ...(['followedPost', 'followedBoard', 'followedClass'] as const),
  ...(['like', 'review', 'report'] as const),
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Unread notices beyond this number are not counted. */
export const maxUnreadNotices = 100

export const notice = z.object({
  id: z.int(),
  kind: z.enum(noticeKinds),
  /** The text that was written, liked, reviewed or reported. */
  text: z.object({
    type: z.enum(textTypes),
    id: z.int(),
    /** The title of the post or article it belongs to; null if there is none, or if the text is gone or hidden by now. */
    title: z.string().nullable(),
    excerpt: z.string().nullable(),
    isGone: z.boolean(),
  }),
  /** Its author; null if the author is anonymous, or if the member wrote it themself. */
  by: z.string().nullable(),
  /** How many have liked it since the notice was last read; 1 for all other kinds. */
  count: z.int(),
  /** The decision on the text, or the outcome of the report. */
  outcome: z.enum(['approved', 'rejected', 'kept', 'removed']).nullable(),
  reason: z.string().nullable(),
  at: moment,
  isRead: z.boolean(),
})
export type NoticeView = z.infer<typeof notice>

export const listNotices = paging(20)
export const noticeList = z.object({ notices: z.array(notice), unread: z.int(), ...totals })

export const noticeById = z.object({ id })

/** At most as many texts as a page shows. */
export const seenTexts = z.object({ texts: z.array(z.object({ type: z.enum(textTypes), id: z.int() })).max(1_000) })

/** The path of the text. */
export const openedNotice = z.object({ path: z.string() })
/** How many are unread, a hundred at most. */
export const unreadNotices = z.object({ unread: z.int() })

/** On the site only, on the site and by mail immediately or once a day, or not at all. */
const noticeWays = ['site', 'mail', 'daily', 'never'] as const
export type NoticeWay = (typeof noticeWays)[number]

const way = z.enum(noticeWays, 'notice.way')

/** Members who chose nothing get no mail, except for the outcome of their own reports (docs/product.md#reports). */
export const defaultWay = (kind: NoticeKind): NoticeWay => (kind === 'report' ? 'mail' : 'site')

/** The ways by which a member wants notices of each kind. */
export const noticeChoices = z.object({
  reply: way,
  answer: way,
  comment: way,
  mention: way,
  followedPost: way,
  followedBoard: way,
  followedClass: way,
  like: way,
  review: way,
  report: way,
})
export type NoticeChoices = z.infer<typeof noticeChoices>

/** A kind that is absent keeps its setting. */
export const chooseNotices = noticeChoices.partial()

/** The token of the link in a letter, which needs no login. */
export const unsubscribe = z.object({ token: z.string('notice.link').max(200, 'notice.link') })
export const unsubscribed = z.object({ kind: z.enum([...noticeKinds, 'all']) })

export const noticeCodes = ['notice.not_found', 'notice.way', 'notice.link'] as const
