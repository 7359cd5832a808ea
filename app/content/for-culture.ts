import { z } from 'zod'
import { capacities, chartsOfWorks, yearsOfWorks } from './charts.ts'
import { chartSchema } from './chart-schema.ts'
import { cultureContent, type CultureContent } from './index.ts'
import { inPlace, type Place } from './plates-in-place.ts'
import type { Locale } from './schema.ts'
import { part } from './spoken.ts'

const charts = part(
  z.strictObject({ years: chartSchema, capacities: chartSchema, works: z.record(z.string(), chartSchema) }),
  {
    years: yearsOfWorks,
    capacities,
    works: { ...chartsOfWorks },
  },
)

export type ChartContent = ReturnType<typeof charts>['years']

/** What the culture page shows: plates numbered through, a chart for each work that has one. */
export function culturePage(locale: Locale) {
  return inPlace(place => laidOut(locale, place), 'first')
}

export type CulturePage = ReturnType<typeof culturePage>

function laidOut(locale: Locale, place: Place) {
  const { title, lead, opening, spirit, achievements, missions, impact } = cultureContent(locale)
  const { years, capacities: compared, works } = charts(locale)
  return {
    title,
    lead,
    opening: { ...opening, phrases: opening.quote.split(/[，,]\s*/), picture: place(opening.picture) },
    spirit: { ...spirit, chapters: spirit.chapters.map(chapter => chapterInPlace(chapter, place)) },
    achievements: { ...achievements, charts: [years, compared] },
    works: missions.map(({ picture, impact: reach, participants, duration, ...work }) => ({
      ...work,
      figures: [reach, participants, duration],
      picture: place(picture),
      chart: works[work.key],
    })),
    impact: { ...impact, chapters: impact.chapters.map(chapter => chapterInPlace(chapter, place)) },
  }
}

type Chapter = CultureContent['spirit']['chapters'][number]

const chapterInPlace = ({ picture, ...chapter }: Chapter, place: Place) => ({
  ...chapter,
  picture: picture === undefined ? undefined : place(picture),
})
