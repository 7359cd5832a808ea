import { z } from 'zod'
import { writtenLanguage } from '../markdown/markdown.schema.ts'

/** How many texts a volume holds: of a hundred letters each, ten to a page, they make four hundred pages, as many as a bookbinder takes. */
export const textsInVolume = 4000

/** A text of the book. What is null is not told. */
export const bookText = z.object({
  kind: z.enum(['pledge', 'blessing']),
  /** The class year that stands in what its sender wrote, or in the profile of who signed it. */
  year: z.int().nullable(),
  name: z.string().nullable(),
  /** Class or unit of a pledge, department of a member. */
  group: z.string().nullable(),
  text: z.string(),
  language: writtenLanguage,
  date: z.string(),
})
export type BookText = z.infer<typeof bookText>

/** The names under one letter; the numbers are those of the texts. */
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
  /** How many texts all volumes hold. */
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
  /** How many volumes it comes in; one where there is nothing yet. */
  volumes: z.int(),
  /** How many texts each class year has, in order; the last may be those without one. */
  years: z.array(z.object({ year: z.int().nullable(), texts: z.int() })),
})
export type BookOutline = z.infer<typeof bookOutline>

export const bookCodes = ['book.not_found'] as const
