import { z } from 'zod'
import { id, listLimit, moment, soughtText } from '../kernel/primitives.schema.ts'
import { textTypes } from '../kernel/text-kinds.schema.ts'

/** So many are restored at once. */
const binLimits = { atOnce: 100, shown: 50 } as const

/** `member` is who wrote it, `search` a part of it. */
const binFilter = z.object({
  search: soughtText,
  type: z.enum(textTypes, 'invalid.value').optional(),
  member: soughtText,
})
export type BinFilter = z.output<typeof binFilter>

/** `after` is the entry to go on from. */
export const listBin = binFilter.extend({
  after: id.optional(),
  limit: listLimit(binLimits.shown),
})

/** A removed text; `id` names its entry in the bin, `textId` the text as before. */
const removedText = z.object({
  id: z.int(),
  type: z.enum(textTypes),
  textId: z.int(),
  title: z.string().nullable(),
  /** How it begins. */
  content: z.string(),
  /** Null: a guest wrote it. */
  author: z.string().nullable(),
  createdAt: moment,
  removedAt: moment,
  /** Null: its writer removed it. */
  removedBy: z.string().nullable(),
  /** How many texts went with it, such as the replies to a post, and come back with it. */
  hanging: z.int(),
})
export type RemovedTextView = z.infer<typeof removedText>

/** `next` is the entry to go on from; null where nothing follows. */
export const binList = z.object({ texts: z.array(removedText), next: z.int().nullable() })

export const restoreTexts = z.object({
  ids: z.array(id, 'bin.none_chosen').min(1, 'bin.none_chosen').max(binLimits.atOnce, 'bin.too_many_chosen'),
})

/** Why a text stays in the bin: somebody else restored it or its time is over, or what it stood on is not there. */
const whyNotRestored = ['gone', 'place'] as const

export const restored = z.object({
  done: z.array(z.object({ type: z.enum(textTypes), id: z.int(), link: z.string() })),
  left: z.array(z.object({ id: z.int(), why: z.enum(whyNotRestored) })),
})
export type Restored = z.infer<typeof restored>

export const binCodes = ['bin.none_chosen', 'bin.too_many_chosen'] as const
