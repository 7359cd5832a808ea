import { z } from 'zod'
import { id, listLimit, moment, soughtText } from '../kernel/primitives.schema.ts'
import { textTypes } from '../kernel/text-kind-properties.schema.ts'

/** How many texts may be restored in one call. */
const binLimits = { maxSelected: 100, shown: 50 } as const

/** `member` is the author, `search` a part of the text. */
const binFilter = z.object({
  search: soughtText,
  type: z.enum(textTypes, 'invalid.value').optional(),
  member: soughtText,
})
export type BinFilter = z.output<typeof binFilter>

/** `after` is the last entry of the previous page. */
export const listBin = binFilter.extend({
  after: id.optional(),
  limit: listLimit(binLimits.shown),
})

/** A removed text; `id` is the id of its entry in the bin, `textId` that of the text. */
const removedText = z.object({
  id: z.int(),
  type: z.enum(textTypes),
  textId: z.int(),
  title: z.string().nullable(),
  /** The beginning of the text. */
  content: z.string(),
  /** Null if a guest wrote it. */
  author: z.string().nullable(),
  createdAt: moment,
  removedAt: moment,
  /** Null if the author removed it. */
  removedBy: z.string().nullable(),
  /** How many texts were removed along with it and are restored with it, such as the replies to a post. */
  hanging: z.int(),
})
export type RemovedTextView = z.infer<typeof removedText>

/** `next` is the `after` of the next page; null if there is none. */
export const binList = z.object({ texts: z.array(removedText), next: z.int().nullable() })

export const restoreTexts = z.object({
  ids: z.array(id, 'bin.none_chosen').min(1, 'bin.none_chosen').max(binLimits.maxSelected, 'bin.too_many_chosen'),
})

/** Why a text stays in the bin: it has been restored or has expired (gone), or the text it belongs to is missing (place). */
const notRestoredReason = ['gone', 'place'] as const

export const restored = z.object({
  done: z.array(z.object({ type: z.enum(textTypes), id: z.int(), link: z.string() })),
  left: z.array(z.object({ id: z.int(), why: z.enum(notRestoredReason) })),
})
export type Restored = z.infer<typeof restored>

export const binCodes = ['bin.none_chosen', 'bin.too_many_chosen'] as const
