import { communityContent } from '../index.ts'
import type { Locale } from '../story-schema.ts'

/** The introduction of the puzzles, and the description of each picture. */
export const mosaicPage = (locale: Locale) => communityContent(locale).mosaic

export type MosaicTexts = ReturnType<typeof mosaicPage>
