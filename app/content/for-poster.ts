import { communityContent, siteContent } from './index.ts'
import type { Locale } from './schema.ts'

/** The choices of the poster page, and what stands on every poster. */
export function posterPage(locale: Locale) {
  const { title, slogan, displayedDate: date } = siteContent(locale)
  return { ...communityContent(locale).poster, sheet: { title, slogan, date } }
}

export type PosterPage = ReturnType<typeof posterPage>
