import { communityContent } from './index.ts'
import type { Locale } from './schema.ts'

/** The opening words of the puzzles, and what each picture shows. */
export const mosaicPage = (locale: Locale) => communityContent(locale).mosaic

export type MosaicWords = ReturnType<typeof mosaicPage>
