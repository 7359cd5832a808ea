import { siteContent, timelineContent, type IllustrationContent, type AllContent } from '../content/index.ts'
import type { Locale } from '../i18n/locale.ts'

/** The data that the book takes from the story: the university, and one illustration for each decade that has one. */
export interface BookStory {
  university: string
  founded: number
  celebrated: number
  slogan: string
  independence: string
  illustrationOf: (decade: number) => IllustrationContent | undefined
  /** The addresses of all pictures that an edition may show. */
  pictures: readonly string[]
}

/** Drawings that every book has: `night` on the cover, `water` at the head of a decade without an illustration, `dawn` on the back cover. */
export const [night, water, dawn] = [
  '/pictures/hero-night.svg',
  '/water/headwaters.svg',
  '/pictures/dawn-river.svg',
] as const
const drawings = [night, water, dawn]

/** Returns the published story in one language, reduced to what the book needs. */
export function bookStory(locale: Locale, content: AllContent): BookStory {
  const { name, founded, celebrated, slogan, independence } = siteContent(locale, content)
  const { eras, steps } = timelineContent(locale, content)
  const dated = [
    ...eras.map(({ year, images }) => ({ year, illustration: images[0] })),
    ...steps.map(({ year, picture }) => ({ year, illustration: picture })),
  ]
  return {
    university: name,
    founded,
    celebrated,
    slogan,
    independence,
    illustrationOf: decade =>
      dated.find(({ year, illustration }) => illustration !== undefined && year - (year % 10) === decade)?.illustration,
    pictures: [
      ...drawings,
      ...dated.flatMap(({ illustration }) => (illustration === undefined ? [] : [illustration.url])),
    ],
  }
}
