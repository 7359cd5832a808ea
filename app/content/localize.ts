import type { z } from 'zod'
import type { Locale, Text } from './story-schema.ts'

/** The same type with every { zh, en } replaced by one string. */
export type Localized<T> = T extends Text
  ? string
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localized<T[Key]> }
      : T

function isText(value: object): value is Text {
  return Object.keys(value).length === 2 && 'zh' in value && 'en' in value
}

/** Returns a value with every { zh, en } replaced by the string of one language. */
export function localize<T>(value: T, locale: Locale): Localized<T>
export function localize(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => localize(item, locale))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return value[locale]
  return Object.fromEntries(Object.entries(value).map(([key, partReader]) => [key, localize(partReader, locale)]))
}

/** Returns a reader of one part of the content. It validates the part on first use, and caches each language as long as the content exists. */
export function part<Whole extends object, Schema extends z.ZodType>(
  schema: Schema,
  partOf: (content: Whole) => z.output<Schema>,
  shipped: Whole,
) {
  const cache = new WeakMap<Whole, Map<Locale, Localized<z.output<Schema>>>>()
  return function read(locale: Locale, content: Whole = shipped): Localized<z.output<Schema>> {
    const languages = cache.get(content) ?? new Map<Locale, Localized<z.output<Schema>>>()
    cache.set(content, languages)
    const cached = languages.get(locale)
    if (cached !== undefined) return cached
    const localized = localize(schema.parse(partOf(content)), locale)
    languages.set(locale, localized)
    return localized
  }
}
