import { aboutContent, siteContent } from './index.ts'
import { inPlace } from './plates-in-place.ts'
import type { Locale } from './schema.ts'

/** What the about page shows: its plates numbered, and whose page it is not. */
export function aboutPage(locale: Locale) {
  const { university, history, ...rest } = aboutContent(locale)
  const { title: siteTitle, independence } = siteContent(locale)
  return inPlace(
    place => ({
      ...rest,
      siteTitle,
      independence,
      university: { ...university, picture: place(university.picture) },
      history: { ...history, picture: place(history.picture) },
    }),
    'first',
  )
}

export type AboutPage = ReturnType<typeof aboutPage>
