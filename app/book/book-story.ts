import { siteContent, timelineContent, type PlateContent, type Volume } from '../content/index.ts'
import type { Locale } from '../i18n/locale.ts'

/** What the story lends to the book: whose it is, and a plate of each decade that it tells of. */
export interface BookStory {
  university: string
  founded: number
  celebrated: number
  slogan: string
  independence: string
  plateOf: (decade: number) => PlateContent | undefined
  /** Every picture that an edition may show. */
  pictures: readonly string[]
}

/** The drawings of every book: night on its cover, water where a decade has no plate, daybreak at its end. */
export const [night, water, dawn] = [
  '/pictures/hero-night.svg',
  '/water/headwaters.svg',
  '/pictures/dawn-river.svg',
] as const
const drawings = [night, water, dawn]

/** The story as it is published, in one language. */
export function bookStory(locale: Locale, volume: Volume): BookStory {
  const { name, founded, celebrated, slogan, independence } = siteContent(locale, volume)
  const { eras, steps } = timelineContent(locale, volume)
  const dated = [
    ...eras.map(({ year, images }) => ({ year, plate: images[0] })),
    ...steps.map(({ year, picture }) => ({ year, plate: picture })),
  ]
  return {
    university: name,
    founded,
    celebrated,
    slogan,
    independence,
    plateOf: decade => dated.find(({ year, plate }) => plate !== undefined && year - (year % 10) === decade)?.plate,
    pictures: [...drawings, ...dated.flatMap(({ plate }) => (plate === undefined ? [] : [plate.url]))],
  }
}
