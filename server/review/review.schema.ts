import { z } from 'zod'
import { id, moment, oneLine, reviewStatus } from '../kernel/primitives.schema.ts'

export const reviewLimits = { reason: 200 } as const

/** The decision on a text. */
export const outcome = {
  status: z.enum(['approved', 'rejected'], 'invalid.status'),
  reason: z.string('invalid.value').overwrite(oneLine).max(reviewLimits.reason, 'review.reason_too_long').nullish(),
}

/** The time of the last change of the text when it was read. A text that was edited since is not decided on. */
export const changedAt = z.iso.datetime('invalid.value').nullish()

export const reviewText = z.object({ id, ...outcome, changedAt })
export type Outcome = Omit<z.output<typeof reviewText>, 'id' | 'changedAt'>

/** The status of a text, for its author and admins. */
export const reviewState = z.object({
  status: reviewStatus,
  reviewedAt: moment.nullable(),
  reason: z.string().nullable(),
})
export type ReviewState = z.infer<typeof reviewState>

export const reviewCodes = [
  'review.changed_meanwhile',
  'review.reason_too_long',
  'review.word_too_long',
  'review.word_empty',
  'review.too_many_words',
  'review.try_empty',
  'review.try_too_long',
] as const
