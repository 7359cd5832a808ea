import { aboutContent, siteContent, type Volume } from './index.ts'
import { inPlace } from './plates-in-place.ts'
import type { Locale } from './schema.ts'
import { localize } from './localize.ts'
import { volume as shipped } from './volume.ts'

/** What the first leaf shows in the display face. */
export const leafOf = ({ about: { title, lead } }: Volume) => ({ title, lines: [lead] })

/** What the about page shows: its plates numbered, and whose page it is not. */
export function aboutPage(locale: Locale, volume: Volume = shipped) {
  const { university, information, history, achievements, project, team, celebration, contact } = aboutContent(
    locale,
    volume,
  )
  const { title: siteTitle, independence } = siteContent(locale, volume)
  return inPlace(
    place => ({
      ...{ information, achievements, project, team, celebration, contact },
      leaf: localize(leafOf(volume), locale),
      siteTitle,
      independence,
      university: { ...university, picture: place(university.picture) },
      history: { ...history, picture: place(history.picture) },
    }),
    'first',
  )
}

export type AboutPage = ReturnType<typeof aboutPage>
