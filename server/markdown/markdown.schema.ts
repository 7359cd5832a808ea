import { z } from 'zod'
import { hasSomethingToSee, markdownSource } from '../kernel/primitives.schema.ts'

/** A heading inside a text: `id` is its anchor, `level` 2 to 6 below the title of the page. */
export const heading = z.object({ id: z.string(), level: z.int(), text: z.string() })
export type Heading = z.infer<typeof heading>

/** The language of a text, for the attribute `lang` of its element and for the filters of lists. */
export const writtenLanguage = z.enum(['zh', 'en'], 'invalid.value')
export type WrittenLanguage = z.infer<typeof writtenLanguage>

/** Filters a list by language; without it all languages are listed. */
export const inLanguage = { language: writtenLanguage.optional() }

/** The choice of the author; null means that the language is detected from the text. */
export const chosenLanguage = writtenLanguage.nullish()

/** The schema of a required Markdown source of at most `max` code points. */
export const requiredSource = (max: number, codes: { required: string; tooLong: string }) =>
  z
    .string(codes.required)
    .overwrite(markdownSource)
    .min(1, { error: codes.required, abort: true })
    .max(max, { error: codes.tooLong, abort: true })
    .refine(hasSomethingToSee, codes.required)
