import { z } from 'zod'
import { id, moment, oneLine, recordOf, reviewStatus } from '../kernel/primitives.schema.ts'
import { optionalQueues } from '../text/text-kinds.schema.ts'

export const reviewLimits = { reason: 200, word: 50, words: 10_000 } as const

/** Which texts are reviewed first. */
const first = z.boolean('invalid.value').default(false)
export const reviewConfig = z.object(recordOf(optionalQueues.map(queue => [queue, first])))
export type ReviewConfig = z.infer<typeof reviewConfig>

const somethingToMatch = /[\p{L}\p{N}]/u
const word = z
  .string('invalid.value')
  .overwrite(oneLine)
  .max(reviewLimits.word, 'review.word_too_long')
  .refine(kept => somethingToMatch.test(kept), 'review.word_empty')
const words = z
  .array(word, 'invalid.value')
  .max(reviewLimits.words, 'review.too_many_words')
  .overwrite(list => [...new Set(list)])
  .default([])

/** Words that send a text to review, and longer harmless words they may stand in. */
export const wordList = z.object({ words, exceptions: words })
export type WordList = z.infer<typeof wordList>

/** What an admin decides of a text. */
export const outcome = {
  status: z.enum(['approved', 'rejected'], 'invalid.status'),
  reason: z.string('invalid.value').overwrite(oneLine).max(reviewLimits.reason, 'review.reason_too_long').nullish(),
}

/** Since when the text reads as it did when it was read for the decision; one that was edited meanwhile is not decided. */
export const changedAt = z.iso.datetime('invalid.value').nullish()

export const reviewText = z.object({ id, ...outcome, changedAt })
export type Outcome = Omit<z.output<typeof reviewText>, 'id' | 'changedAt'>

/** How a text stands, as its author and admins see it. */
export const standing = z.object({
  status: reviewStatus,
  reviewedAt: moment.nullable(),
  reason: z.string().nullable(),
})
export type Standing = z.infer<typeof standing>

export const reviewCodes = [
  'review.changed_meanwhile',
  'review.reason_too_long',
  'review.word_too_long',
  'review.word_empty',
  'review.too_many_words',
] as const
