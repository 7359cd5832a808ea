import { z } from 'zod'
import { id, lines, moment, paging, reviewStatus, totals } from '../kernel/primitives.schema.ts'
import { person, userId } from '../member/member.schema.ts'
import { mentioned } from '../mention/mention.schema.ts'
import { reviewText, standing } from '../review/review.schema.ts'

/** Code points (docs/product.md#limits-of-length); `replies` is how many of a thread come with it. */
export const commentLimits = { content: 1000, links: 3, replies: 50 } as const

const content = lines(commentLimits.content, {
  required: 'comment.content_required',
  tooLong: 'comment.content_too_long',
})

/** `parentId` answers a comment; an answer to an answer is kept under the first. */
export const writeComment = z.object({ articleId: id, content, parentId: id.nullish() })

export const listComments = paging(20).extend({
  articleId: id,
  /** Heeded for admins alone (docs/product.md#who-sees-what). */
  status: reviewStatus.optional(),
})
export const listReplies = paging(50).extend({ id })
export const listOwnComments = paging(20)
export const reviewComment = reviewText

/** An answer as this viewer sees it; only its author and admins see its status. */
const replyCard = z.object({
  id: z.int(),
  articleId: z.int(),
  content: z.string(),
  /** The names after an @ that lead to pages of members. */
  mentions: mentioned,
  parentId: z.int().nullable(),
  status: reviewStatus,
  reviewedAt: standing.shape.reviewedAt.optional(),
  reason: standing.shape.reason.optional(),
  likes: z.int(),
  isLiked: z.boolean(),
  /** The reader has muted who wrote it. */
  isWriterMuted: z.boolean(),
  user: person,
  userId,
  createdAt: moment,
  can: z.object({ reply: z.boolean(), delete: z.boolean() }),
})
export type ReplyCard = z.infer<typeof replyCard>

/** A comment with its answers, oldest first; where there are more than came along, `comment.replies` has them. */
export const commentCard = replyCard.extend({ replyCount: z.int(), replies: z.array(replyCard) })
export type CommentCard = z.infer<typeof commentCard>

export const commentList = z.object({ comments: z.array(commentCard), ...totals })
export const replyList = z.object({ replies: z.array(replyCard), ...totals })

/** The place of a comment, as the page of its article's threads and of its thread's answers, and its text, which is shown before it is deleted. */
export const commentPlace = z.object({
  articleId: z.int(),
  threadId: z.int(),
  page: z.int(),
  turn: z.int(),
  content: z.string(),
  can: z.object({ delete: z.boolean() }),
})

/** A comment among its author's own, with what it was written on. */
const ownComment = replyCard.extend({
  /** The title is null where the article is no longer for this member to see. */
  article: z.object({ id: z.int(), title: z.string().nullable() }),
})
export const ownCommentList = z.object({ comments: z.array(ownComment), ...totals })

export const commentCodes = [
  'comment.content_required',
  'comment.content_too_long',
  'comment.too_many_links',
  'comment.same_text',
  'comment.not_found',
  'comment.not_yours',
  'comment.article_not_published',
] as const
