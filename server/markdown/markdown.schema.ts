import { z } from 'zod'
import { hasSomethingToSee, markdownSource } from '../kernel/primitives.schema.ts'

/** A heading inside a text: `id` is its anchor, `level` 2 to 6 below the title of the page. */
export const heading = z.object({ id: z.string(), level: z.int(), text: z.string() })
export type Heading = z.infer<typeof heading>

/** The language that a text is in: what its element says in `lang`, and by what lists of texts are filtered. */
export const writtenLanguage = z.enum(['zh', 'en'], 'invalid.value')
export type WrittenLanguage = z.infer<typeof writtenLanguage>

/** Filters a list: only texts in this language; without one, those in every language. */
export const inLanguage = { language: writtenLanguage.optional() }

/** What an author chooses; null: it is found in the text. */
export const chosenLanguage = writtenLanguage.nullish()

/** A required Markdown source of at most `max` code points. */
export const requiredSource = (max: number, codes: { required: string; tooLong: string }) =>
  z
    .string(codes.required)
    .overwrite(markdownSource)
    .min(1, { error: codes.required, abort: true })
    .max(max, { error: codes.tooLong, abort: true })
    .refine(hasSomethingToSee, codes.required)
