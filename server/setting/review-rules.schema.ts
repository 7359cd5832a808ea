import { z } from 'zod'
import { oneLine, recordOf } from '../kernel/primitives.schema.ts'
import { optionalQueues } from '../kernel/text-kinds.schema.ts'

/** Code points of a word, and how many words a list holds. */
export const wordLimits = { word: 50, words: 10_000 } as const

/** Which texts are reviewed first. */
const first = z.boolean('invalid.value').default(false)
export const reviewConfig = z.object(recordOf(optionalQueues.map(queue => [queue, first])))
export type ReviewConfig = z.infer<typeof reviewConfig>

const somethingToMatch = /[\p{L}\p{N}]/u
const word = z
  .string('invalid.value')
  .overwrite(oneLine)
  .max(wordLimits.word, 'review.word_too_long')
  .refine(kept => somethingToMatch.test(kept), 'review.word_empty')
const words = z
  .array(word, 'invalid.value')
  .max(wordLimits.words, 'review.too_many_words')
  .overwrite(list => [...new Set(list)])
  .default([])

/** Words that send a text to review, and longer harmless words they may stand in. */
export const wordList = z.object({ words, exceptions: words })
export type WordList = z.infer<typeof wordList>
