import { z } from 'zod'
import {
  hasSomethingToSee,
  id,
  moment,
  paging,
  reviewStatus,
  severalLines,
  totals,
} from '../kernel/primitives.schema.ts'
import { requiredSource, writtenLanguage } from '../markdown/markdown.schema.ts'
import { authorCard, userId } from '../member/member.schema.ts'
import { images, postLimits } from '../post/post.schema.ts'
import { reviewText, reviewState } from '../review/review.schema.ts'

/** Limits in code points (docs/product.md#limits-of-length). */
export const replyLimits = { content: 2000, quote: 500, images: postLimits.images, links: 5, signature: 50 } as const

const content = requiredSource(replyLimits.content, {
  required: 'reply.content_required',
  tooLong: 'reply.content_too_long',
})

/** Plain text of several lines; an empty one becomes null. */
const quote = z
  .string('invalid.value')
  .overwrite(severalLines)
  .max(replyLimits.quote, 'reply.quote_too_long')
  .transform(text => (hasSomethingToSee(text) ? text : null))

/**
 * `parentId` is the reply that this answers. `replyToUserId` is the member: the author of that reply, or, without `parentId`, anybody who wrote on
 * the post by name. Replies stay flat. `quote` contains words of that reply, or of the post without `parentId`.
 */
export const writeReply = z.object({
  postId: id,
  content,
  images: images.nullish(),
  parentId: id.nullish(),
  quote: quote.nullish(),
  replyToUserId: id.nullish(),
})

/** For how many minutes an author may edit a reply (docs/product.md#who-may-edit-or-delete). */
export const replyEditableFor = 30

/** Absent fields stay as they are. If `version` is sent, a newer stored version is not overwritten. */
export const editReply = z.object({
  id,
  content: content.optional(),
  images: images.nullish(),
  version: z.int('invalid.value').min(1, 'invalid.value').nullish(),
})

/** A reply for its editor. */
export const replySource = z.object({
  id: z.int(),
  postId: z.int(),
  floor: z.int(),
  content: z.string(),
  images: z.array(z.string()),
  version: z.int(),
  /** Until when its author may edit it; null for admins, who always may. */
  editableUntil: moment.nullable(),
})
export type ReplySource = z.infer<typeof replySource>

/** A floor of a post to find. */
export const atFloor = z.object({
  postId: id,
  floor: z.int('invalid.value').min(1, 'invalid.value').max(2_147_483_647, 'invalid.value'),
})
export const floorFound = z.object({ id: z.int(), floor: z.int(), page: z.int() })

const replySort = z.enum(['asc', 'desc'], 'invalid.sort')

/** By floor. Admins may ask for one status, and get all without one (docs/product.md#who-sees-what). */
export const listReplies = paging(20).extend({
  postId: id,
  sort: replySort.default('asc'),
  status: reviewStatus.optional(),
  /** Whether floors of deleted replies are included. Pages show them; other clients need not know of them. */
  withRemoved: z.boolean('invalid.value').default(false),
})
export const listOwnReplies = paging(20)
export const reviewReply = reviewText

/** A reply as this viewer sees it. Only its author and admins see its status. */
export const replyCard = z.object({
  id: z.int(),
  postId: z.int(),
  floor: z.int(),
  content: z.string(),
  html: z.string(),
  /** The language of most of its text. */
  language: writtenLanguage,
  images: z.array(z.string()),
  user: authorCard,
  userId,
  /** The reply that it answers, if this viewer may see that. */
  replyTo: z.object({ id: z.int(), floor: z.int(), username: z.string() }).nullable(),
  /** The member it answers: the author of that reply, or the addressee. */
  replyToUser: z.object({ username: z.string() }).nullable(),
  parentId: z.int().nullable(),
  /** The floor that it answers, if that reply is deleted. */
  answersRemoved: z.int().nullable(),
  /** The words it quotes from that reply, or from the post, as plain text. */
  quote: z.string().nullable(),
  /** How many public replies answer it. */
  answerCount: z.int(),
  /** True for the floor of a deleted reply, which has only its number. */
  isRemoved: z.boolean(),
  likes: z.int(),
  isLiked: z.boolean(),
  /** True if the viewer has muted the author. */
  isWriterMuted: z.boolean(),
  status: reviewStatus,
  reviewedAt: reviewState.shape.reviewedAt.optional(),
  reason: reviewState.shape.reason.optional(),
  createdAt: moment,
  /** Time of the last change of text or pictures; null if there was none. */
  editedAt: moment.nullable(),
  can: z.object({
    reply: z.boolean(),
    edit: z.boolean(),
    delete: z.boolean(),
    /** Whether the viewer may read its earlier versions. */
    history: z.boolean(),
  }),
})
export type ReplyCard = z.infer<typeof replyCard>

export const replyList = z.object({
  replies: z.array(replyCard),
  /** How many of the total are floors of deleted replies. */
  removedFloors: z.int(),
  ...totals,
})

/** A page of the answers to a reply, by floor. */
export const listAnswers = paging(20).extend({ id })
export const answerList = z.object({ to: replyCard, replies: z.array(replyCard), ...totals })

/** The position of a reply: the page of its post's replies by floor. The text is shown before a deletion. */
export const replyPlace = z.object({
  postId: z.int(),
  floor: z.int(),
  page: z.int(),
  content: z.string(),
  can: z.object({ delete: z.boolean() }),
})

/** A reply in the list of a member, with the post that it was written on. */
export const ownReply = replyCard.extend({
  /** The title is null if this member may no longer see the post. */
  post: z.object({ id: z.int(), title: z.string().nullable() }),
})
export const ownReplyList = z.object({ replies: z.array(ownReply), ...totals })

export const replyCodes = [
  'reply.content_required',
  'reply.content_too_long',
  'reply.too_many_links',
  'reply.same_text',
  'reply.quote_too_long',
  'reply.quote_not_there',
  'reply.not_found',
  'reply.not_on_post',
  'reply.not_its_writer',
  'reply.not_yours',
  'reply.too_late',
  'reply.changed_meanwhile',
] as const
