/**
 * The parts of the content that are edited separately: a singleton such as `terms`, an entry such as `missions.sanxia`, or the list of entries that a
 * page shows.
 */
import { z } from 'zod'
import * as page from '../page-schema.ts'
import * as schema from '../story-schema.ts'
import type { AllContent } from '../all-content-schema.ts'

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

export type EditablePart =
  | { kind: 'singleton'; name: SingletonName; schema: z.ZodType }
  | { kind: 'list'; name: ListName; schema: z.ZodType }
  | { kind: 'entry'; collection: CollectionName; key: string; schema: z.ZodType }

const isSingleton = (name: string): name is SingletonName => Object.hasOwn(singletons, name)
const isList = (name: string): name is ListName => Object.hasOwn(lists, name)
export const isCollection = (name: string): name is CollectionName => Object.hasOwn(entries, name)

/** The part of this name; undefined if no part can have this name. */
export function parsePartName(name: string): EditablePart | undefined {
  if (isSingleton(name)) return { kind: 'singleton', name, schema: singletons[name] }
  if (isList(name)) return { kind: 'list', name, schema: listSchema }
  const [collection = '', key = '', ...more] = name.split('.')
  if (!isCollection(collection) || more.length > 0 || !entryKey.safeParse(key).success) return undefined
  return { kind: 'entry', collection, key, schema: entries[collection] }
}

/** The entries of the content with their keys. */
export const collections = {
  eras: ({ eras }: AllContent) => eras.map(era => [String(era.year), era] as const),
  steps: ({ steps }: AllContent) => steps.map(step => [String(step.year), step] as const),
  missions: ({ missions }: AllContent) => missions.map(mission => [mission.key, mission] as const),
  persons: ({ stories, others }: AllContent) => [...stories, ...others].map(person => [person.key, person] as const),
} satisfies Record<CollectionName, (content: AllContent) => readonly (readonly [string, unknown])[]>

const keysOf = {
  eras: (content: AllContent) => collections.eras(content).map(([key]) => key),
  steps: (content: AllContent) => collections.steps(content).map(([key]) => key),
  missions: (content: AllContent) => collections.missions(content).map(([key]) => key),
  stories: ({ stories }: AllContent) => stories.map(({ key }) => key),
  others: ({ others }: AllContent) => others.map(({ key }) => key),
} satisfies Record<ListName, (content: AllContent) => readonly string[]>

const singletonOf = {
  banner: ({ site }: AllContent) => site.banner,
  home: ({ home }: AllContent) => home,
  timeline: ({ timeline }: AllContent) => timeline,
  culture: ({ culture }: AllContent) => culture,
  people: ({ people }: AllContent) => people,
  about: ({ about }: AllContent) => about,
  samples: ({ samples }: AllContent) => ({ pledges: samples.pledges }),
  terms: ({ terms }: AllContent) => terms,
  privacy: ({ privacy }: AllContent) => privacy,
} satisfies Record<SingletonName, (content: AllContent) => unknown>

/** Returns the content of one part; undefined for an entry that does not exist. */
export function contentAt(content: AllContent, name: string): unknown {
  const part = parsePartName(name)
  if (part === undefined) return undefined
  if (part.kind === 'singleton') return singletonOf[part.name](content)
  if (part.kind === 'list') return { keys: keysOf[part.name](content) }
  return collections[part.collection](content).find(([key]) => key === part.key)?.[1]
}

/** The names of all parts of the content, in the order of the admin's list. */
export const allPartNames = (content: AllContent): readonly string[] => [
  ...Object.keys(singletons),
  ...Object.keys(lists),
  ...Object.keys(entries).flatMap(collection =>
    isCollection(collection) ? collections[collection](content).map(([key]) => `${collection}.${key}`) : [],
  ),
]
