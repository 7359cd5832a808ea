import { aboutContent, siteContent, type AllContent } from '../index.ts'
import { numberIllustrations } from '../number-illustrations.ts'
import { cachePagePerLanguage } from '../cache-page-per-language.ts'
import { localize } from '../localize.ts'

/** The texts of the first leaf that are set in the display font. */
const titlePageOf = ({ about: { title, lead } }: AllContent) => ({ title, lines: [lead] })

/** The content of the about page, with numbered illustrations. */
export const aboutPage = cachePagePerLanguage((locale, content) => {
  const { university, information, history, achievements, project, team, celebration, contact } = aboutContent(
    locale,
    content,
  )
  const { title: siteTitle, independence } = siteContent(locale, content)
  return numberIllustrations(
    numberIllustration => ({
      ...{ information, achievements, project, team, celebration, contact },
      leaf: localize(titlePageOf(content), locale),
      siteTitle,
      independence,
      university: { ...university, picture: numberIllustration(university.picture) },
      history: { ...history, picture: numberIllustration(history.picture) },
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
