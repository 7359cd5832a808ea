import { z } from 'zod'
import { draw, id, lines, moment, paging, reviewStatus, totals } from '../kernel/primitives.schema.ts'
import { inLanguage, writtenLanguage } from '../markdown/markdown.schema.ts'
import { authorCard, userId } from '../member/member.schema.ts'
import { graduationYears } from '../member/profile.schema.ts'
import { reviewText, reviewState } from '../review/review.schema.ts'

/** Limits in code points (docs/product.md#limits-of-length). */
export const blessingLimits = { content: 500, links: 2, signature: 50 } as const

/** The name of the tally of approved blessings. */
export const approvedBlessings = 'blessings'

const content = lines(blessingLimits.content, {
  required: 'blessing.content_required',
  tooLong: 'blessing.content_too_long',
})
const isAnonymous = z.boolean('invalid.value')

export const submitBlessing = z.object({ content, isAnonymous: isAnonymous.default(false) })
export const editBlessing = z.object({ id, content, isAnonymous: isAnonymous.optional() })

const year = z
  .int('invalid.value')
  .min(graduationYears.first, 'invalid.value')
  .max(graduationYears.last, 'invalid.value')

/** `cursor` is the `nextCursor` of an earlier page. New blessings do not shift pages that are read this way. */
export const listBlessings = paging(20).extend({
  ...inLanguage,
  graduationYear: year.optional(),
  cursor: id.optional(),
  /** Ignored unless the caller is an admin (docs/product.md#who-sees-what). */
  status: reviewStatus.optional(),
})
export const drawBlessings = draw.extend(inLanguage)
export const countBlessings = z.object(inLanguage).default({})
export const listOwnBlessings = paging(20)
export const reviewBlessing = reviewText

/** A blessing as this viewer sees it; only its author and admins see its status. */
export const blessingCard = z.object({
  id: z.int(),
  content: z.string(),
  language: writtenLanguage,
  authorName: z.string(),
  /** From the member's profile; both are absent for an anonymous blessing (docs/api.md#blessings). */
  graduationYear: z.int().nullable().optional(),
  department: z.string().nullable().optional(),
  isAnonymous: z.boolean(),
  status: reviewStatus,
  reviewedAt: reviewState.shape.reviewedAt.optional(),
  reason: reviewState.shape.reason.optional(),
  likes: z.int(),
  isLiked: z.boolean(),
  user: authorCard,
  userId,
  createdAt: moment,
  updatedAt: moment,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type BlessingCard = z.infer<typeof blessingCard>

export const blessingList = z.object({ blessings: z.array(blessingCard), ...totals, nextCursor: z.int().nullable() })

export const blessingCodes = [
  'blessing.content_required',
  'blessing.content_too_long',
  'blessing.too_many_links',
  'blessing.same_text',
  'blessing.not_found',
  'blessing.not_yours',
] as const
