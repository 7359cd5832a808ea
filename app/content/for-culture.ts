import { cultureContent, type CultureContent } from './index.ts'
import { inPlace, type Place } from './plates-in-place.ts'
import { pageOfVolume } from './page-of-volume.ts'

export type ChartContent = CultureContent['charts']['overview'][number]

/** The content of the culture page: numbered plates, and a chart for each work that has one. */
export const culturePage = pageOfVolume((locale, volume) =>
  inPlace(place => laidOut(cultureContent(locale, volume), place), 'first'),
)

export type CulturePage = ReturnType<typeof culturePage>

/** The part of it that the client needs: the first screen and the section titles. The rest is rendered as static parts (culture-parts.tsx). */
export const cultureShell = ({ title, lead, opening, spirit, achievements, impact }: CulturePage) => ({
  ...{ title, lead },
  opening: { phrases: opening.phrases, quoteNote: opening.quoteNote },
  titles: { spirit: spirit.title, achievements: achievements.title, impact: impact.title },
})

export type CultureShell = ReturnType<typeof cultureShell>

function laidOut(content: CultureContent, place: Place) {
  const { title, lead, opening, spirit, achievements, missions, impact, charts } = content
  return {
    title,
    lead,
    opening: { ...opening, phrases: opening.quote.split(/[，,]\s*/), picture: place(opening.picture) },
    spirit: { ...spirit, chapters: spirit.chapters.map(chapter => chapterInPlace(chapter, place)) },
    achievements: { ...achievements, charts: charts.overview },
    works: missions.map(({ picture, impact: reach, participants, duration, ...work }) => ({
      ...work,
      figures: [reach, participants, duration],
      picture: place(picture),
      chart: charts.works[work.key],
    })),
    impact: { ...impact, chapters: impact.chapters.map(chapter => chapterInPlace(chapter, place)) },
  }
}

type Chapter = CultureContent['spirit']['chapters'][number]

const chapterInPlace = ({ picture, ...chapter }: Chapter, place: Place) => ({
  ...chapter,
  picture: picture === undefined ? undefined : place(picture),
})
