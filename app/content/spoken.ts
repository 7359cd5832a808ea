import type { z } from 'zod'
import type { Locale, Text } from './schema.ts'

/** The same tree with every { zh, en } replaced by one string. */
export type Spoken<T> = T extends Text
  ? string
  : T extends readonly (infer Item)[]
    ? Spoken<Item>[]
    : T extends object
      ? { [Key in keyof T]: Spoken<T[Key]> }
      : T

function isText(value: object): value is Text {
  return Object.keys(value).length === 2 && 'zh' in value && 'en' in value
}

/** Reads a piece of content aloud in one language. Pure. */
export function spoken<T>(value: T, locale: Locale): Spoken<T>
export function spoken(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => spoken(item, locale))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return value[locale]
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoken(part, locale)]))
}

/** A reader of one part: checks it on first use, then keeps each language. */
export function part<Schema extends z.ZodType>(schema: Schema, written: z.output<Schema>) {
  const kept = new Map<Locale, Spoken<z.output<Schema>>>()
  return function read(locale: Locale): Spoken<z.output<Schema>> {
    const known = kept.get(locale)
    if (known !== undefined) return known
    const told = spoken(schema.parse(written), locale)
    kept.set(locale, told)
    return told
  }
}
