import { z } from 'zod'
import { id, moment, paging, reviewStatus, totals } from '../kernel/primitives.schema.ts'
import { requiredSource, writtenLanguage } from '../markdown/markdown.schema.ts'
import { person, userId } from '../member/member.schema.ts'
import { images, postLimits } from '../post/post.schema.ts'
import { reviewText, standing } from '../review/review.schema.ts'

/** Code points (docs/product.md#limits-of-length). */
export const replyLimits = { content: 2000, images: postLimits.images, links: 5, signature: 50 } as const

const content = requiredSource(replyLimits.content, {
  required: 'reply.content_required',
  tooLong: 'reply.content_too_long',
})

/**
 * `parentId` is the reply that is answered, `replyToUserId` the member: who wrote that reply, or, without one, anybody who wrote on the
 * post by name. Replies stay flat all the same.
 */
export const writeReply = z.object({
  postId: id,
  content,
  images: images.nullish(),
  parentId: id.nullish(),
  replyToUserId: id.nullish(),
})

/** A floor of a post, to jump to. */
export const atFloor = z.object({
  postId: id,
  floor: z.int('invalid.value').min(1, 'invalid.value').max(2_147_483_647, 'invalid.value'),
})
export const floorFound = z.object({ id: z.int(), floor: z.int(), page: z.int() })

export const replySort = z.enum(['asc', 'desc'], 'invalid.sort')

/** By floor; admins may ask for one status and get all where they ask for none (docs/product.md#who-sees-what). */
export const listReplies = paging(20).extend({
  postId: id,
  sort: replySort.default('asc'),
  status: reviewStatus.optional(),
})
export const listOwnReplies = paging(20)
export const reviewReply = reviewText

/** A reply as this viewer sees it; how it stands is told to its author and to admins. */
export const replyCard = z.object({
  id: z.int(),
  postId: z.int(),
  floor: z.int(),
  content: z.string(),
  html: z.string(),
  /** The language most of it is in. */
  language: writtenLanguage,
  images: z.array(z.string()),
  user: person,
  userId,
  /** What it answers, where this viewer sees that. */
  replyTo: z.object({ id: z.int(), floor: z.int(), username: z.string() }).nullable(),
  /** Whom it answers: who wrote that reply, or the member it names itself. */
  replyToUser: z.object({ username: z.string() }).nullable(),
  parentId: z.int().nullable(),
  likes: z.int(),
  isLiked: z.boolean(),
  status: reviewStatus,
  reviewedAt: standing.shape.reviewedAt.optional(),
  reason: standing.shape.reason.optional(),
  createdAt: moment,
  can: z.object({ reply: z.boolean(), delete: z.boolean() }),
})
export type ReplyCard = z.infer<typeof replyCard>

export const replyList = z.object({ replies: z.array(replyCard), ...totals })

/** Where a reply stands: the page of its post's replies by floor; and what it says, for who wants to delete it. */
export const replyPlace = z.object({
  postId: z.int(),
  floor: z.int(),
  page: z.int(),
  content: z.string(),
  can: z.object({ delete: z.boolean() }),
})

/** A reply in a list of one member's, with what it was written on. */
export const ownReply = replyCard.extend({
  /** The title is null where the post is no longer for this member to see. */
  post: z.object({ id: z.int(), title: z.string().nullable() }),
})
export const ownReplyList = z.object({ replies: z.array(ownReply), ...totals })

export const replyCodes = [
  'reply.content_required',
  'reply.content_too_long',
  'reply.too_many_links',
  'reply.same_text',
  'reply.not_found',
  'reply.not_on_post',
  'reply.not_its_writer',
  'reply.not_yours',
] as const
