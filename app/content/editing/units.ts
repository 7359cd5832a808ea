/**
 * The units of the volume that are edited separately: a singleton such as `terms`, an entry such as `missions.sanxia`, or the list of entries that a page
 * shows.
 */
import { z } from 'zod'
import * as page from '../page-schema.ts'
import * as schema from '../schema.ts'
import type { Volume } from '../volume-schema.ts'

export const singletons = {
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

/** The collection of entries that each list selects from. */
export const lists = {
  eras: 'eras',
  steps: 'steps',
  missions: 'missions',
  stories: 'persons',
  others: 'persons',
} as const

export type SingletonName = keyof typeof singletons
export type CollectionName = keyof typeof entries
export type ListName = keyof typeof lists

/** The key of an entry, which is part of URLs too. */
const entryKey = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .max(40)

export const listSchema = z.strictObject({ keys: z.array(entryKey).min(1) })

export type Unit =
  | { kind: 'singleton'; name: SingletonName; schema: z.ZodType }
  | { kind: 'list'; name: ListName; schema: z.ZodType }
  | { kind: 'entry'; collection: CollectionName; key: string; schema: z.ZodType }

const isSingleton = (name: string): name is SingletonName => Object.hasOwn(singletons, name)
const isList = (name: string): name is ListName => Object.hasOwn(lists, name)
export const isCollection = (name: string): name is CollectionName => Object.hasOwn(entries, name)

/** The unit of this name; undefined if no unit can have this name. */
export function unitOf(name: string): Unit | undefined {
  if (isSingleton(name)) return { kind: 'singleton', name, schema: singletons[name] }
  if (isList(name)) return { kind: 'list', name, schema: listSchema }
  const [collection = '', key = '', ...more] = name.split('.')
  if (!isCollection(collection) || more.length > 0 || !entryKey.safeParse(key).success) return undefined
  return { kind: 'entry', collection, key, schema: entries[collection] }
}

/** The entries of a volume with their keys. */
export const collections = {
  eras: ({ eras }: Volume) => eras.map(era => [String(era.year), era] as const),
  steps: ({ steps }: Volume) => steps.map(step => [String(step.year), step] as const),
  missions: ({ missions }: Volume) => missions.map(mission => [mission.key, mission] as const),
  persons: ({ stories, others }: Volume) => [...stories, ...others].map(person => [person.key, person] as const),
} satisfies Record<CollectionName, (volume: Volume) => readonly (readonly [string, unknown])[]>

const keysOf = {
  eras: (volume: Volume) => collections.eras(volume).map(([key]) => key),
  steps: (volume: Volume) => collections.steps(volume).map(([key]) => key),
  missions: (volume: Volume) => collections.missions(volume).map(([key]) => key),
  stories: ({ stories }: Volume) => stories.map(({ key }) => key),
  others: ({ others }: Volume) => others.map(({ key }) => key),
} satisfies Record<ListName, (volume: Volume) => readonly string[]>

const singletonOf = {
  banner: ({ site }: Volume) => site.banner,
  home: ({ home }: Volume) => home,
  timeline: ({ timeline }: Volume) => timeline,
  culture: ({ culture }: Volume) => culture,
  people: ({ people }: Volume) => people,
  about: ({ about }: Volume) => about,
  samples: ({ samples }: Volume) => ({ pledges: samples.pledges }),
  terms: ({ terms }: Volume) => terms,
  privacy: ({ privacy }: Volume) => privacy,
} satisfies Record<SingletonName, (volume: Volume) => unknown>

/** The content of a unit in this volume; undefined for an entry that it does not have. */
export function contentAt(volume: Volume, name: string): unknown {
  const unit = unitOf(name)
  if (unit === undefined) return undefined
  if (unit.kind === 'singleton') return singletonOf[unit.name](volume)
  if (unit.kind === 'list') return { keys: keysOf[unit.name](volume) }
  return collections[unit.collection](volume).find(([key]) => key === unit.key)?.[1]
}

/** All units of a volume, in the order of the admin's list. */
export const unitNames = (volume: Volume): readonly string[] => [
  ...Object.keys(singletons),
  ...Object.keys(lists),
  ...Object.keys(entries).flatMap(collection =>
    isCollection(collection) ? collections[collection](volume).map(([key]) => `${collection}.${key}`) : [],
  ),
]
