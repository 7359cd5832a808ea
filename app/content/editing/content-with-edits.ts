/** Builds the content in which content published by admins replaces the shipped content. */
import type { z } from 'zod'
import type { AllContent } from '../all-content-schema.ts'
import { withChinese } from './missing-english.ts'
import {
  entries,
  lists,
  listSchema,
  collections,
  singletons,
  type ListName,
  type CollectionName,
} from './editable-parts.ts'

/** Published content by the name of its part. */
export type Overrides = ReadonlyMap<string, unknown>

const cache = new WeakMap<AllContent, WeakMap<Overrides, AllContent>>()

/** Returns the content with edits. It is cached per `overrides`, so that data derived from it can be cached as long. */
export function contentWithEdits(shipped: AllContent, overrides: Overrides): AllContent {
  if (overrides.size === 0) return shipped
  const known = cache.get(shipped) ?? new WeakMap<Overrides, AllContent>()
  cache.set(shipped, known)
  const made = known.get(overrides) ?? applyOverrides(shipped, overrides)
  known.set(overrides, made)
  return made
}

function applyOverrides(shipped: AllContent, overrides: Overrides): AllContent {
  const { site, samples } = shipped
  // Content that an older version of the site stored may have another shape; then the shipped content is used.
  const overrideOr = <Schema extends z.ZodType>(name: string, schema: Schema, otherwise: z.output<Schema>) => {
    const parsed = overrides.has(name) ? schema.safeParse(withChinese(overrides.get(name))) : undefined
    return parsed?.success === true ? parsed.data : otherwise
  }
  const entriesOf = listReader(overrides)
  const stories = entriesOf('stories', entries.persons, collections.persons(shipped), shipped.stories)
  const others = entriesOf('others', entries.persons, collections.persons(shipped), shipped.others)
  return {
    ...shipped,
    site: { ...site, banner: overrideOr('banner', singletons.banner, site.banner) },
    home: overrideOr('home', singletons.home, shipped.home),
    timeline: overrideOr('timeline', singletons.timeline, shipped.timeline),
    culture: overrideOr('culture', singletons.culture, shipped.culture),
    people: overrideOr('people', singletons.people, shipped.people),
    about: overrideOr('about', singletons.about, shipped.about),
    terms: overrideOr('terms', singletons.terms, shipped.terms),
    privacy: overrideOr('privacy', singletons.privacy, shipped.privacy),
    samples: { ...samples, ...overrideOr('samples', singletons.samples, { pledges: samples.pledges }) },
    eras: sortByYear(entriesOf('eras', entries.eras, collections.eras(shipped), shipped.eras)),
    steps: sortByYear(entriesOf('steps', entries.steps, collections.steps(shipped), shipped.steps)),
    missions: entriesOf('missions', entries.missions, collections.missions(shipped), shipped.missions),
    stories,
    // No person appears twice on one page.
    others: others.filter(({ key }) => !stories.some(story => story.key === key)),
  }
}

const sortByYear = <Entry extends { year: number }>(list: readonly Entry[]): Entry[] =>
  list.toSorted((one, other) => one.year - other.year)

function listReader(overrides: Overrides) {
  return <Schema extends z.ZodType>(
    list: ListName,
    schema: Schema,
    shippedEntries: readonly (readonly [string, z.output<Schema>])[],
    otherwise: readonly z.output<Schema>[],
  ): z.output<Schema>[] => {
    const found = new Map<string, z.output<Schema>>(shippedEntries)
    for (const [key, content] of entriesIn(overrides, lists[list])) {
      const parsed = schema.safeParse(withChinese(content))
      if (parsed.success) found.set(key, parsed.data)
    }
    const order = listSchema.safeParse(overrides.get(list))
    const keys = order.success ? order.data.keys : keysIn(shippedEntries, otherwise)
    const entriesOfList = [...new Set(keys)].flatMap(key => found.get(key) ?? [])
    return entriesOfList.length > 0 ? entriesOfList : [...otherwise]
  }
}

const keysIn = <Entry>(
  shippedEntries: readonly (readonly [string, Entry])[],
  chosen: readonly Entry[],
): readonly string[] => shippedEntries.flatMap(([key, entry]) => (chosen.includes(entry) ? [key] : []))

const entriesIn = (overrides: Overrides, collection: CollectionName): readonly (readonly [string, unknown])[] =>
  [...overrides].flatMap(([name, content]) =>
    name.startsWith(`${collection}.`) ? [[name.slice(collection.length + 1), content] as const] : [],
  )
