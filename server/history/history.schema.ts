import { z } from 'zod'
import { id, moment } from '../kernel/primitives.schema.ts'
import { authorCard } from '../member/member.schema.ts'

/** The kinds of texts whose versions are kept; each is also the name of its table. */
const versionedTypes = ['article', 'post', 'reply'] as const
export type VersionedType = (typeof versionedTypes)[number]

/** How many versions of a text are kept, including the current one. The oldest are deleted first (docs/product.md#edit-history). */
export const maxVersions = 50

/** The parts of a version that readers see. */
export interface VersionText {
  title: string | null
  summary: string | null
  content: string
  images: string[]
}

/** One version of a text: its number, its author and its time. */
const versionEntry = z.object({
  version: z.int(),
  /** Null if somebody other than the author changed the text and this viewer may not know who. */
  by: authorCard.nullable(),
  /** Whether somebody other than the author changed the text. */
  isByStaff: z.boolean(),
  at: moment,
})
export type VersionEntry = z.infer<typeof versionEntry>

/** Newest first; empty if the text was never edited. */
export const versionList = z.object({ versions: z.array(versionEntry) })

export const versionOf = z.object({ id, version: z.int('invalid.value').min(1, 'invalid.value') })

/** Kept, added and removed words, in reading order. */
export const difference = z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }))
export type Difference = z.infer<typeof difference>

export const fullVersion = versionEntry.extend({
  title: z.string().nullable(),
  summary: z.string().nullable(),
  content: z.string(),
  images: z.array(z.string()),
  /** The previous version that is still kept; null for the first of those. */
  previous: z.int().nullable(),
  /** The changes since the previous version; for the first one everything is `same`. */
  changed: z.object({ title: difference, summary: difference, content: difference, images: difference }),
})
export type FullVersion = z.infer<typeof fullVersion>

export const historyCodes = ['history.no_version'] as const
