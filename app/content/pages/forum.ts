import { communityContent } from '../index.ts'
import type { Locale } from '../story-schema.ts'

/** The content of the forum's front page. */
export const forumPage = (locale: Locale) => communityContent(locale).forum
