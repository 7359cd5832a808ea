import { communityContent } from './index.ts'
import type { Locale } from './schema.ts'

/** What the front of the forum shows of the volume. */
export const forumPage = (locale: Locale) => communityContent(locale).forum
