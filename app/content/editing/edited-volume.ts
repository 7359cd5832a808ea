/** Builds the volume in which content published by admins replaces the shipped content. */
import type { z } from 'zod'
import type { Volume } from '../volume-schema.ts'
import { withChinese } from './blank-english.ts'
import { entries, lists, listSchema, pools, wholes, type ListName, type Pool } from './units.ts'

/** Published content by the name of its unit. */
export type Overrides = ReadonlyMap<string, unknown>

const kept = new WeakMap<Volume, WeakMap<Overrides, Volume>>()

/** Returns the edited volume. It is cached per `overrides`, so that data derived from it can be cached as long. */
export function editedVolume(shipped: Volume, overrides: Overrides): Volume {
  if (overrides.size === 0) return shipped
  const known = kept.get(shipped) ?? new WeakMap<Overrides, Volume>()
  kept.set(shipped, known)
  const made = known.get(overrides) ?? put(shipped, overrides)
  known.set(overrides, made)
  return made
}

function put(shipped: Volume, overrides: Overrides): Volume {
  const { site, samples } = shipped
  // Content that an older version of the site stored may have another shape; then the shipped content is used.
  const one = <Schema extends z.ZodType>(name: string, schema: Schema, otherwise: z.output<Schema>) => {
    const parsed = overrides.has(name) ? schema.safeParse(withChinese(overrides.get(name))) : undefined
    return parsed?.success === true ? parsed.data : otherwise
  }
  const chosen = chooser(overrides)
  const stories = chosen('stories', entries.persons, pools.persons(shipped), shipped.stories)
  const others = chosen('others', entries.persons, pools.persons(shipped), shipped.others)
  return {
    ...shipped,
    site: { ...site, banner: one('banner', wholes.banner, site.banner) },
    home: one('home', wholes.home, shipped.home),
    timeline: one('timeline', wholes.timeline, shipped.timeline),
    culture: one('culture', wholes.culture, shipped.culture),
    people: one('people', wholes.people, shipped.people),
    about: one('about', wholes.about, shipped.about),
    terms: one('terms', wholes.terms, shipped.terms),
    privacy: one('privacy', wholes.privacy, shipped.privacy),
    samples: { ...samples, ...one('samples', wholes.samples, { pledges: samples.pledges }) },
    eras: inTime(chosen('eras', entries.eras, pools.eras(shipped), shipped.eras)),
    steps: inTime(chosen('steps', entries.steps, pools.steps(shipped), shipped.steps)),
    missions: chosen('missions', entries.missions, pools.missions(shipped), shipped.missions),
    stories,
    // No person appears twice on one page.
    others: others.filter(({ key }) => !stories.some(story => story.key === key)),
  }
}

const inTime = <Entry extends { year: number }>(list: readonly Entry[]): Entry[] =>
  list.toSorted((one, other) => one.year - other.year)

function chooser(overrides: Overrides) {
  return <Schema extends z.ZodType>(
    list: ListName,
    schema: Schema,
    pool: readonly (readonly [string, z.output<Schema>])[],
    otherwise: readonly z.output<Schema>[],
  ): z.output<Schema>[] => {
    const found = new Map<string, z.output<Schema>>(pool)
    for (const [key, content] of entriesIn(overrides, lists[list])) {
      const parsed = schema.safeParse(withChinese(content))
      if (parsed.success) found.set(key, parsed.data)
    }
    const order = listSchema.safeParse(overrides.get(list))
    const keys = order.success ? order.data.keys : keysIn(pool, otherwise)
    const entriesOfList = [...new Set(keys)].flatMap(key => found.get(key) ?? [])
    return entriesOfList.length > 0 ? entriesOfList : [...otherwise]
  }
}

const keysIn = <Entry>(pool: readonly (readonly [string, Entry])[], chosen: readonly Entry[]): readonly string[] =>
  pool.flatMap(([key, entry]) => (chosen.includes(entry) ? [key] : []))

const entriesIn = (overrides: Overrides, pool: Pool): readonly (readonly [string, unknown])[] =>
  [...overrides].flatMap(([name, content]) =>
    name.startsWith(`${pool}.`) ? [[name.slice(pool.length + 1), content] as const] : [],
  )
