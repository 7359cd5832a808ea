import { aboutContent, siteContent } from './index.ts'
import { inPlace } from './plates-in-place.ts'
import type { Locale } from './schema.ts'
import { spoken } from './spoken.ts'
import { volume } from './volume.ts'

/** What the first leaf shows in the display face. */
export const leaf = { title: volume.about.title, lines: [volume.about.lead] }

/** What the about page shows: its plates numbered, and whose page it is not. */
export function aboutPage(locale: Locale) {
  const { university, information, history, achievements, project, team, celebration, contact } = aboutContent(locale)
  const { title: siteTitle, independence } = siteContent(locale)
  return inPlace(
    place => ({
      ...{ information, achievements, project, team, celebration, contact },
      leaf: spoken(leaf, locale),
      siteTitle,
      independence,
      university: { ...university, picture: place(university.picture) },
      history: { ...history, picture: place(history.picture) },
    }),
    'first',
  )
}

export type AboutPage = ReturnType<typeof aboutPage>
