import { communityContent } from '../index.ts'
import type { Locale } from '../story-schema.ts'

/** The introduction of the blessings page, and the goals of the relay. */
export const blessingsPage = (locale: Locale) => communityContent(locale).blessings

export type BlessingsTexts = ReturnType<typeof blessingsPage>
