import { siteContent, timelineContent, type PlateContent, type Volume } from '../content/index.ts'
import type { Locale } from '../i18n/locale.ts'

/** The data that the book takes from the story: the university, and one plate for each decade that has one. */
export interface BookStory {
  university: string
  founded: number
  celebrated: number
  slogan: string
  independence: string
  plateOf: (decade: number) => PlateContent | undefined
  /** The addresses of all pictures that an edition may show. */
  pictures: readonly string[]
}

/** Drawings that every book has: the cover, the head of a decade without a plate, and the back cover. */
export const [night, water, dawn] = [
  '/pictures/hero-night.svg',
  '/water/headwaters.svg',
  '/pictures/dawn-river.svg',
] as const
const drawings = [night, water, dawn]

/** Returns the published story in one language, reduced to what the book needs. */
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
