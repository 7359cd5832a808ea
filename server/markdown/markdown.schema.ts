import { z } from 'zod'

/** A heading inside a text: `id` is its anchor, `level` 2 to 6 below the title of the page. */
export const heading = z.object({ id: z.string(), level: z.int(), text: z.string() })
export type Heading = z.infer<typeof heading>

/** The language most of a text is in: what its element says in `lang`. */
export const writtenLanguage = z.enum(['zh', 'en'])
export type WrittenLanguage = z.infer<typeof writtenLanguage>
