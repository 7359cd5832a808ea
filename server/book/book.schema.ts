import { z } from 'zod'
import { writtenLanguage } from '../markdown/markdown.schema.ts'

/**
 * How many texts a volume contains. At a hundred letters each and ten texts to a page they make four hundred pages, as many as a bookbinder takes.
 */
export const textsInVolume = 4000

/** A text of the book; null fields are not shown. */
export const bookText = z.object({
  kind: z.enum(['pledge', 'blessing']),
  /** The class year found in the text of the sender, or the one in the profile of the author. */
  year: z.int().nullable(),
  name: z.string().nullable(),
  /** Class or unit of a pledge, department of the author of a blessing. */
  group: z.string().nullable(),
  text: z.string(),
  language: writtenLanguage,
  date: z.string(),
})
export type BookText = z.infer<typeof bookText>

/** The names under one letter, each with the numbers of its texts. */
const namesOfLetter = z.object({
  letter: z.string(),
  names: z.array(z.object({ name: z.string(), numbers: z.array(z.int()) })),
})
export type NamesOfLetter = z.infer<typeof namesOfLetter>

export const askVolume = z.object({
  volume: z.int('book.not_found').min(1, 'book.not_found').max(10_000, 'book.not_found'),
})

export const bookVolume = z.object({
  volume: z.int(),
  volumes: z.int(),
  /** How many texts all volumes contain. */
  total: z.int(),
  /** The number of the first text of this volume; the others follow. */
  first: z.int(),
  texts: z.array(bookText),
  names: z.array(namesOfLetter),
})
export type BookVolume = z.infer<typeof bookVolume>

export const bookOutline = z.object({
  pledges: z.int(),
  blessings: z.int(),
  /** How many volumes there are; one if there are no texts yet. */
  volumes: z.int(),
  /** How many texts each class year has, in order. Texts without a year come last. */
  years: z.array(z.object({ year: z.int().nullable(), texts: z.int() })),
})
export type BookOutline = z.infer<typeof bookOutline>

export const bookCodes = ['book.not_found'] as const
