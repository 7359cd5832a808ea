import { z } from 'zod'
import { id, moment } from '../kernel/primitives.schema.ts'
import { person } from '../member/member.schema.ts'

/** The kinds of texts whose versions are kept; each is also the name of its table. */
const versionedTypes = ['article', 'post', 'reply'] as const
export type VersionedType = (typeof versionedTypes)[number]

/** Of each text so many are kept, the present one included; the oldest go first (docs/product.md#edit-history). */
export const versionsAtMost = 50

/** What somebody reads of a version. */
export interface VersionText {
  title: string | null
  summary: string | null
  content: string
  images: string[]
}

/** One version of a text: its number, and who wrote it when. */
const versionEntry = z.object({
  version: z.int(),
  /** Null where somebody else than the author changed the text and this viewer is not told who. */
  by: person.nullable(),
  /** Whether somebody else than the author changed the text. */
  isByStaff: z.boolean(),
  at: moment,
})
export type VersionEntry = z.infer<typeof versionEntry>

/** Newest first; empty where the text was never edited. */
export const versionList = z.object({ versions: z.array(versionEntry) })

export const versionOf = z.object({ id, version: z.int('invalid.value').min(1, 'invalid.value') })

/** What stayed, what is new and what is gone, in the order in which one reads it. */
export const difference = z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }))
export type Difference = z.infer<typeof difference>

export const fullVersion = versionEntry.extend({
  title: z.string().nullable(),
  summary: z.string().nullable(),
  content: z.string(),
  images: z.array(z.string()),
  /** The version before it that is still kept; null for the first of those. */
  previous: z.int().nullable(),
  /** What it changed of that one; of the first, all of it is `same`. */
  changed: z.object({ title: difference, summary: difference, content: difference, images: difference }),
})
export type FullVersion = z.infer<typeof fullVersion>

export const historyCodes = ['history.no_version'] as const
