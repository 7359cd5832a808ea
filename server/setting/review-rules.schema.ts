import { z } from 'zod'
import { oneLine, recordOf } from '../kernel/primitives.schema.ts'
import { optionalQueues } from '../kernel/text-kind-properties.schema.ts'

/** The longest word, the most words in a list, and the longest text to test it with; lengths are in code points. */
export const wordLimits = { word: 50, words: 10_000, tried: 5000 } as const

/** Whether texts of a kind are reviewed first. */
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

/** A text to test the word list with. */
export const triedText = z.object({
  text: z
    .string('review.try_empty')
    .min(1, 'review.try_empty')
    .max(wordLimits.tried, 'review.try_too_long')
    .overwrite(text => text.replace(/\r\n?/g, '\n')),
})

/** The ranges of listed words in the text, in UTF-16 units. Without any, the text would be public immediately, unless its kind is reviewed first. */
export const triedHits = z.object({ hits: z.array(z.object({ from: z.int(), to: z.int() })) })

/** Words that send a text to review, and longer harmless words that contain them. */
export const wordList = z.object({ words, exceptions: words })
export type WordList = z.infer<typeof wordList>
