import { z } from 'zod'
import { id, lines, moment, paging, reviewStatus, totals } from '../kernel/primitives.schema.ts'
import { authorCard, userId } from '../member/member.schema.ts'
import { mentioned } from '../mention/mention.schema.ts'
import { reviewText, reviewState } from '../review/review.schema.ts'

/** Limits in code points (docs/product.md#limits-of-length); `replies` is how many answers of a thread a list contains. */
export const commentLimits = { content: 1000, links: 3, replies: 50 } as const

const content = lines(commentLimits.content, {
  required: 'comment.content_required',
  tooLong: 'comment.content_too_long',
})

/** `parentId` is the comment that this answers. An answer to an answer is stored under the first comment of the thread. */
export const writeComment = z.object({ articleId: id, content, parentId: id.nullish() })

export const listComments = paging(20).extend({
  articleId: id,
  /** Counts for admins only (docs/product.md#who-sees-what). */
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
  /** The mentions that link to pages of members. */
  mentions: mentioned,
  parentId: z.int().nullable(),
  status: reviewStatus,
  reviewedAt: reviewState.shape.reviewedAt.optional(),
  reason: reviewState.shape.reason.optional(),
  likes: z.int(),
  isLiked: z.boolean(),
  /** True if the viewer has muted the author. */
  isWriterMuted: z.boolean(),
  user: authorCard,
  userId,
  createdAt: moment,
  can: z.object({ reply: z.boolean(), delete: z.boolean() }),
})
export type ReplyCard = z.infer<typeof replyCard>

/** A comment with its first answers, oldest first; `comment.replies` returns the others. */
export const commentCard = replyCard.extend({ replyCount: z.int(), replies: z.array(replyCard) })
export type CommentCard = z.infer<typeof commentCard>

export const commentList = z.object({ comments: z.array(commentCard), ...totals })
export const replyList = z.object({ replies: z.array(replyCard), ...totals })

/**
 * The position of a comment: the page of the article's threads (`page`) and the page of the thread's answers (`turn`). The text is shown before a
 * deletion.
 */
export const commentPlace = z.object({
  articleId: z.int(),
  threadId: z.int(),
  page: z.int(),
  turn: z.int(),
  content: z.string(),
  can: z.object({ delete: z.boolean() }),
})

/** A comment in the list of its author, with its article. */
const ownComment = replyCard.extend({
  /** The title is null if this member may no longer see the article. */
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
