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
import { person, userId } from '../member/member.schema.ts'
import { images, postLimits } from '../post/post.schema.ts'
import { reviewText, standing } from '../review/review.schema.ts'

/** Code points (docs/product.md#limits-of-length). */
export const replyLimits = { content: 2000, quote: 500, images: postLimits.images, links: 5, signature: 50 } as const

const content = requiredSource(replyLimits.content, {
  required: 'reply.content_required',
  tooLong: 'reply.content_too_long',
})

/** Plain text of several lines; an empty field of a form is none. */
const quote = z
  .string('invalid.value')
  .overwrite(severalLines)
  .max(replyLimits.quote, 'reply.quote_too_long')
  .transform(text => (hasSomethingToSee(text) ? text : null))

/**
 * `parentId` is the reply that is answered, `replyToUserId` the member: who wrote that reply, or, without one, anybody who wrote on the
 * post by name. Replies stay flat all the same. `quote` is what it repeats of that reply, without one of the post.
 */
export const writeReply = z.object({
  postId: id,
  content,
  images: images.nullish(),
  parentId: id.nullish(),
  quote: quote.nullish(),
  replyToUserId: id.nullish(),
})

/** Its author edits a reply for so many minutes after writing it (docs/product.md#who-may-edit-or-delete). */
export const replyEditableFor = 30

/** What is left out stays as it is. With the version that was read, nothing newer is written over. */
export const editReply = z.object({
  id,
  content: content.optional(),
  images: images.nullish(),
  version: z.int('invalid.value').min(1, 'invalid.value').nullish(),
})

/** A reply as its editor needs it. */
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

/** A floor of a post, to jump to. */
export const atFloor = z.object({
  postId: id,
  floor: z.int('invalid.value').min(1, 'invalid.value').max(2_147_483_647, 'invalid.value'),
})
export const floorFound = z.object({ id: z.int(), floor: z.int(), page: z.int() })

const replySort = z.enum(['asc', 'desc'], 'invalid.sort')

/** By floor; admins may ask for one status and get all where they ask for none (docs/product.md#who-sees-what). */
export const listReplies = paging(20).extend({
  postId: id,
  sort: replySort.default('asc'),
  status: reviewStatus.optional(),
  /** With the floors of what is deleted, which pages show and other programs need not know. */
  withRemoved: z.boolean('invalid.value').default(false),
})
export const listOwnReplies = paging(20)
export const reviewReply = reviewText

/** A reply as this viewer sees it; only its author and admins see its status. */
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
  /** The floor it answers, where that is deleted. */
  answersRemoved: z.int().nullable(),
  /** What it repeats of that reply, or of the post where it answers none; as plain text. */
  quote: z.string().nullable(),
  /** How many replies that everybody sees answer it. */
  answerCount: z.int(),
  /** A floor whose reply is deleted: nothing but its number is left. */
  isRemoved: z.boolean(),
  likes: z.int(),
  isLiked: z.boolean(),
  /** The reader has muted who wrote it. */
  isWriterMuted: z.boolean(),
  status: reviewStatus,
  reviewedAt: standing.shape.reviewedAt.optional(),
  reason: standing.shape.reason.optional(),
  createdAt: moment,
  /** Since when its text and pictures are what they are, where they were changed. */
  editedAt: moment.nullable(),
  can: z.object({
    reply: z.boolean(),
    edit: z.boolean(),
    delete: z.boolean(),
    /** Read what it was before it was edited. */
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

/** A page of what answers a reply, by floor. */
export const listAnswers = paging(20).extend({ id })
export const answerList = z.object({ to: replyCard, replies: z.array(replyCard), ...totals })

/** The place of a reply, as the page of its post's replies by floor, and its text, which is shown before it is deleted. */
export const replyPlace = z.object({
  postId: z.int(),
  floor: z.int(),
  page: z.int(),
  content: z.string(),
  can: z.object({ delete: z.boolean() }),
})

/** A reply in the list of a member, with the post that it was written on. */
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
  'reply.quote_too_long',
  'reply.quote_not_there',
  'reply.not_found',
  'reply.not_on_post',
  'reply.not_its_writer',
  'reply.not_yours',
  'reply.too_late',
  'reply.changed_meanwhile',
] as const
