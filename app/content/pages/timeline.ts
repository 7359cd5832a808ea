import { headings } from '../timeline-headings.ts'
import { cachePagePerLanguage } from '../cache-page-per-language.ts'
import { timelineContent, type EraContent, type StepContent, type TimelineContent } from '../index.ts'
import { numberIllustrations, type NumberIllustration } from '../number-illustrations.ts'
import type { Locale } from '../story-schema.ts'

/** The number of streams of the drawn river from a year on; 0 while it runs underground, when the school had no name of its own. */
const streams = new Map([
  [1915, 1],
  [1924, 2],
  [1927, 0],
  [1952, 5],
  [1985, 7],
  [2025, 11],
])

/** The year in which the streams of other schools join. */
const confluence = 1952

/** The headings of the sections of the first, second … era (docs/product.md#timeline-page), set in the display font. */
const eraHeadings = [
  {
    heading: {
      telling: headings.strategy,
      statistics: headings.statisticsOfThatYear,
      people: headings.keyFigures,
      illustrations: headings.memorableMoments,
    },
  },
  {
    heading: {
      telling: headings.story,
      statistics: headings.statisticalEvidence,
      people: headings.keyFigures,
      illustrations: headings.memories,
    },
  },
  {
    heading: {
      telling: headings.milestone,
      statistics: headings.statistics,
      people: headings.keyFigures,
      illustrations: headings.memorableMoments,
    },
  },
  {
    heading: {
      telling: headings.historicalEcho,
      statistics: headings.statistics,
      people: headings.attendees,
      illustrations: headings.grandMoment,
    },
  },
] as const

/**
 * The content of the timeline in the order of the page: eras, with the minor years between them. A picture that appears twice is shown at its last
 * place.
 */
export const timelinePage = cachePagePerLanguage((locale, content) =>
  numberIllustrations(
    numberIllustration => layOutPage(locale, timelineContent(locale, content), numberIllustration),
    'last',
  ),
)

export type TimelinePage = ReturnType<typeof timelinePage>

/** The part of it that the client needs: the first screen and the section titles. The rest is rendered as a static part (timeline-parts.tsx). */
export const timelineShell = ({ title, subtitle, opening, river, parts, epilogue }: TimelinePage) => ({
  ...{ title, subtitle },
  description: opening.paragraphs[0],
  years: parts.flatMap(part => (part.kind === 'era' ? [part.year] : [])),
  titles: { opening: opening.title, river: river.title, epilogue: epilogue.title },
})

export type TimelineShell = ReturnType<typeof timelineShell>

function layOutPage(locale: Locale, content: TimelineContent, numberIllustration: NumberIllustration) {
  const { eras, steps, opening, river, epilogue, title, subtitle } = content
  const numberedOpening = { ...opening, picture: numberIllustration(opening.picture) }
  const parts = eras.flatMap((era, index) => {
    const before = steps.filter(step => isBetween(step, eras[index - 1], era))
    const landings = before.map(step => layOutStep(step, numberIllustration))
    return [
      ...(landings.length > 0 ? [{ kind: 'landings' as const, landings }] : []),
      layOutEra(era, index, locale, numberIllustration),
    ]
  })
  const after = steps
    .filter(step => step.year > (eras[eras.length - 1]?.year ?? 0))
    .map(step => layOutStep(step, numberIllustration))
  return {
    title,
    subtitle,
    opening: numberedOpening,
    river,
    parts: after.length > 0 ? [...parts, { kind: 'landings' as const, landings: after }] : parts,
    epilogue: { ...epilogue, picture: numberIllustration(epilogue.picture) },
  }
}

const isBetween = ({ year }: StepContent, last: EraContent | undefined, next: EraContent) =>
  year <= next.year && (last === undefined || year > last.year)

const layOutStep = ({ picture, ...step }: StepContent, numberIllustration: NumberIllustration) => ({
  ...step,
  streams: streams.get(step.year),
  picture: picture === undefined ? undefined : numberIllustration(picture),
})

/** Lays out an era; its illustrations are numbered in the order of the page: the first one, those in the text, those beside it. */
function layOutEra(era: EraContent, index: number, locale: Locale, numberIllustration: NumberIllustration) {
  const { year, name, title, description, detail, statistics, keyFigures, sources } = era
  const { heading: eraHeading } = eraHeadings[index % eraHeadings.length] ?? eraHeadings[0]
  const [first, ...others] = era.images
  const illustration = first === undefined ? undefined : numberIllustration(first)
  const sections = era.sections.map(({ picture, ...section }) => ({
    ...section,
    picture: picture === undefined ? undefined : numberIllustration(picture),
  }))
  return {
    kind: 'era' as const,
    ...{ year, name, title, description, detail, statistics, keyFigures, sources, illustration, sections },
    illustrations: others.map(numberIllustration).filter(({ isShown }) => isShown),
    headings: {
      telling: eraHeading.telling[locale],
      statistics: eraHeading.statistics[locale],
      people: eraHeading.people[locale],
      illustrations: eraHeading.illustrations[locale],
    },
    streams: streams.get(year),
    joins: year === confluence,
  }
}
