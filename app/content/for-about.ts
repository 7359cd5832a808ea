import { aboutContent, siteContent, type Volume } from './index.ts'
import { numberPlates } from './number-plates.ts'
import { cachedPage } from './cached-page.ts'
import { localize } from './localize.ts'

/** The texts of the first leaf that are set in the display font. */
const titlePageOf = ({ about: { title, lead } }: Volume) => ({ title, lines: [lead] })

/** The content of the about page, with numbered plates. */
export const aboutPage = cachedPage((locale, volume) => {
  const { university, information, history, achievements, project, team, celebration, contact } = aboutContent(
    locale,
    volume,
  )
  const { title: siteTitle, independence } = siteContent(locale, volume)
  return numberPlates(
    numberPlate => ({
      ...{ information, achievements, project, team, celebration, contact },
      leaf: localize(titlePageOf(volume), locale),
      siteTitle,
      independence,
      university: { ...university, picture: numberPlate(university.picture) },
      history: { ...history, picture: numberPlate(history.picture) },
    }),
    'first',
  )
})

export type AboutPage = ReturnType<typeof aboutPage>

/** The part of it that the client needs: the first leaf and the section titles. The rest is rendered as static parts (about-parts.tsx). */
export const aboutShell = ({ leaf, siteTitle, independence, history, achievements, team }: AboutPage) => ({
  ...{ leaf, siteTitle, independence },
  titles: { history: history.title, achievements: achievements.title, team: team.title },
})

export type AboutShell = ReturnType<typeof aboutShell>
