/**
 * The units of the volume that are edited separately: a whole such as `terms`, an entry such as `missions.sanxia`, or the list of entries that a page
 * shows.
 */
import { z } from 'zod'
import * as page from '../page-schema.ts'
import * as schema from '../schema.ts'
import type { Volume } from '../volume-schema.ts'

export const wholes = {
  banner: schema.siteSchema.shape.banner,
  home: schema.homeSchema,
  timeline: page.timelineSchema,
  culture: page.cultureSchema,
  people: page.peopleSchema,
  about: page.aboutSchema,
  samples: schema.samplesSchema.pick({ pledges: true }),
  terms: page.legalSchema,
  privacy: page.legalSchema,
} as const

export const entries = {
  eras: schema.eraSchema,
  steps: schema.stepSchema,
  missions: schema.missionSchema,
  persons: schema.personSchema,
} as const

/** The pool of entries that each list selects from. */
export const lists = {
  eras: 'eras',
  steps: 'steps',
  missions: 'missions',
  stories: 'persons',
  others: 'persons',
} as const

export type WholeName = keyof typeof wholes
export type Pool = keyof typeof entries
export type ListName = keyof typeof lists

/** The key of an entry, which is part of URLs too. */
const entryKey = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .max(40)

export const listSchema = z.strictObject({ keys: z.array(entryKey).min(1) })

export type Unit =
  | { kind: 'whole'; name: WholeName; schema: z.ZodType }
  | { kind: 'list'; name: ListName; schema: z.ZodType }
  | { kind: 'entry'; pool: Pool; key: string; schema: z.ZodType }

const isWhole = (name: string): name is WholeName => Object.hasOwn(wholes, name)
const isList = (name: string): name is ListName => Object.hasOwn(lists, name)
export const isPool = (name: string): name is Pool => Object.hasOwn(entries, name)

/** The unit of this name; undefined if no unit can have this name. */
export function unitOf(name: string): Unit | undefined {
  if (isWhole(name)) return { kind: 'whole', name, schema: wholes[name] }
  if (isList(name)) return { kind: 'list', name, schema: listSchema }
  const [pool = '', key = '', ...more] = name.split('.')
  if (!isPool(pool) || more.length > 0 || !entryKey.safeParse(key).success) return undefined
  return { kind: 'entry', pool, key, schema: entries[pool] }
}

/** The entries of a volume with their keys. */
export const pools = {
  eras: ({ eras }: Volume) => eras.map(era => [String(era.year), era] as const),
  steps: ({ steps }: Volume) => steps.map(step => [String(step.year), step] as const),
  missions: ({ missions }: Volume) => missions.map(mission => [mission.key, mission] as const),
  persons: ({ stories, others }: Volume) => [...stories, ...others].map(person => [person.key, person] as const),
} satisfies Record<Pool, (volume: Volume) => readonly (readonly [string, unknown])[]>

const keysOf = {
  eras: (volume: Volume) => pools.eras(volume).map(([key]) => key),
  steps: (volume: Volume) => pools.steps(volume).map(([key]) => key),
  missions: (volume: Volume) => pools.missions(volume).map(([key]) => key),
  stories: ({ stories }: Volume) => stories.map(({ key }) => key),
  others: ({ others }: Volume) => others.map(({ key }) => key),
} satisfies Record<ListName, (volume: Volume) => readonly string[]>

const wholeOf = {
  banner: ({ site }: Volume) => site.banner,
  home: ({ home }: Volume) => home,
  timeline: ({ timeline }: Volume) => timeline,
  culture: ({ culture }: Volume) => culture,
  people: ({ people }: Volume) => people,
  about: ({ about }: Volume) => about,
  samples: ({ samples }: Volume) => ({ pledges: samples.pledges }),
  terms: ({ terms }: Volume) => terms,
  privacy: ({ privacy }: Volume) => privacy,
} satisfies Record<WholeName, (volume: Volume) => unknown>

/** The content of a unit in this volume; undefined for an entry that it does not have. */
export function contentAt(volume: Volume, name: string): unknown {
  const unit = unitOf(name)
  if (unit === undefined) return undefined
  if (unit.kind === 'whole') return wholeOf[unit.name](volume)
  if (unit.kind === 'list') return { keys: keysOf[unit.name](volume) }
  return pools[unit.pool](volume).find(([key]) => key === unit.key)?.[1]
}

/** All units of a volume, in the order of the admin's list. */
export const unitNames = (volume: Volume): readonly string[] => [
  ...Object.keys(wholes),
  ...Object.keys(lists),
  ...Object.keys(entries).flatMap(pool => (isPool(pool) ? pools[pool](volume).map(([key]) => `${pool}.${key}`) : [])),
]
