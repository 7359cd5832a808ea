import { cultureContent, type CultureContent } from '../index.ts'
import { numberIllustrations, type NumberIllustration } from '../number-illustrations.ts'
import { cachePagePerLanguage } from '../cache-page-per-language.ts'

export type ChartContent = CultureContent['charts']['overview'][number]

/** The content of the culture page: numbered illustrations, and a chart for each work that has one. */
export const culturePage = cachePagePerLanguage((locale, content) =>
  numberIllustrations(numberIllustration => layOutPage(cultureContent(locale, content), numberIllustration), 'first'),
)

export type CulturePage = ReturnType<typeof culturePage>

/** The part of it that the client needs: the first screen and the section titles. The rest is rendered as static parts (culture-parts.tsx). */
export const cultureShell = ({ title, lead, opening, spirit, achievements, impact }: CulturePage) => ({
  ...{ title, lead },
  opening: { phrases: opening.phrases, quoteNote: opening.quoteNote },
  titles: { spirit: spirit.title, achievements: achievements.title, impact: impact.title },
})

export type CultureShell = ReturnType<typeof cultureShell>

function layOutPage(content: CultureContent, numberIllustration: NumberIllustration) {
  const { title, lead, opening, spirit, achievements, missions, impact, charts } = content
  return {
    title,
    lead,
    opening: { ...opening, phrases: opening.quote.split(/[，,]\s*/), picture: numberIllustration(opening.picture) },
    spirit: { ...spirit, chapters: spirit.chapters.map(chapter => layOutChapter(chapter, numberIllustration)) },
    achievements: { ...achievements, charts: charts.overview },
    works: missions.map(({ picture, impact: reach, participants, duration, ...work }) => ({
      ...work,
      figures: [reach, participants, duration],
      picture: numberIllustration(picture),
      chart: charts.works[work.key],
    })),
    impact: { ...impact, chapters: impact.chapters.map(chapter => layOutChapter(chapter, numberIllustration)) },
  }
}

type Chapter = CultureContent['spirit']['chapters'][number]

const layOutChapter = ({ picture, ...chapter }: Chapter, numberIllustration: NumberIllustration) => ({
  ...chapter,
  picture: picture === undefined ? undefined : numberIllustration(picture),
})
