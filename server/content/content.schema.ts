import { z } from 'zod'
import { listLimit, moment, recordOf, soughtText } from '../kernel/primitives.schema.ts'
import { textTypes, type TextType } from '../kernel/text-kinds.schema.ts'
import { readText } from '../desk/read-text.schema.ts'

export const contentLimits = { atOnce: 100, shown: 50 } as const

/** A published article counts as approved, an archived one as rejected. Only articles can be drafts. */
const contentStatus = ['pending', 'approved', 'rejected', 'draft'] as const
const reportedAs = ['open', 'ever'] as const

const cursor = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\.\d{1,2}\.\d{1,10}$/

/** `search` is looked for in titles and texts, `member` is the writer, and both days count from midnight in Shanghai and are included. */
const contentFilter = z.object({
  search: soughtText,
  type: z.enum(textTypes, 'invalid.value').optional(),
  member: soughtText,
  status: z.enum(contentStatus, 'invalid.value').optional(),
  from: z.iso.date('invalid.value').optional(),
  until: z.iso.date('invalid.value').optional(),
  reports: z.enum(reportedAs, 'invalid.value').optional(),
})
export type ContentFilter = z.output<typeof contentFilter>

/** `before` is the place in the list where the previous page ended. */
export const listContent = contentFilter.extend({
  before: z.string('invalid.value').regex(cursor, 'invalid.value').optional(),
  limit: listLimit(contentLimits.shown),
})

const listedText = z.object({
  type: z.enum(textTypes),
  id: z.int(),
  title: z.string().nullable(),
  /** The first words of the text. */
  content: z.string(),
  link: z.string(),
  /** The status under the name that this kind of text gives it. */
  status: z.string(),
  reason: z.string().nullable(),
  /** Null: no account wrote it, or the viewer may not know which. */
  author: z.object({ id: z.int(), username: z.string() }).nullable(),
  isAnonymous: z.boolean(),
  /** How many reports of it are open. */
  reports: z.int(),
  createdAt: moment,
  changedAt: moment,
})
export type ListedText = z.infer<typeof listedText>

export const contentList = z.object({
  texts: z.array(listedText),
  /** The `before` of the next page; null where nothing is older. */
  next: z.string().nullable(),
  /** The search has gone back to this moment and no further; the next page continues from here. */
  searchedTo: moment.nullable(),
})

export const removeContent = z.object({
  texts: z
    .array(readText, 'admin.none_chosen')
    .min(1, 'admin.none_chosen')
    .max(contentLimits.atOnce, 'admin.too_many_chosen'),
})

/** Why a text was left alone: it is gone, or its author has edited it since it was read. */
const whyNotRemoved = ['gone', 'changed'] as const

const named = { type: z.enum(textTypes), id: z.int() }
export const removedContent = z.object({
  done: z.array(z.object(named)),
  left: z.array(z.object({ ...named, why: z.enum(whyNotRemoved) })),
})
export type RemovedContent = z.infer<typeof removedContent>

/** The texts that somebody is asked about before they are removed. */
export const chosenTexts = z.object({ texts: z.array(listedText.omit({ reports: true })) })

/** The number of each kind inside a cursor. */
export const placeOfType: Readonly<Record<TextType, number>> = recordOf(textTypes.map((type, at) => [type, at]))
