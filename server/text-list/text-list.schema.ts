import { z } from 'zod'
import { listLimit, moment, recordOf, soughtText } from '../kernel/primitives.schema.ts'
import { textTypes, type TextType } from '../kernel/text-kind-properties.schema.ts'
import { textReference } from '../moderation/text-reference.schema.ts'

export const textListLimits = { maxSelected: 100, shown: 50 } as const

/** A published article counts as approved, an archived one as rejected. Only articles can be drafts. */
const listedStatus = ['pending', 'approved', 'rejected', 'draft'] as const
const reportedAs = ['open', 'ever'] as const

const cursor = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\.\d{1,2}\.\d{1,10}$/

/** `search` matches titles and texts; `member` is the author. Both days begin at midnight in Shanghai and are included. */
const textListFilter = z.object({
  search: soughtText,
  type: z.enum(textTypes, 'invalid.value').optional(),
  member: soughtText,
  status: z.enum(listedStatus, 'invalid.value').optional(),
  from: z.iso.date('invalid.value').optional(),
  until: z.iso.date('invalid.value').optional(),
  reports: z.enum(reportedAs, 'invalid.value').optional(),
})
export type TextListFilter = z.output<typeof textListFilter>

/** `before` is the `next` of the previous page. */
export const listTexts = textListFilter.extend({
  before: z.string('invalid.value').regex(cursor, 'invalid.value').optional(),
  limit: listLimit(textListLimits.shown),
})

const listedText = z.object({
  type: z.enum(textTypes),
  id: z.int(),
  title: z.string().nullable(),
  /** The beginning of the text. */
  content: z.string(),
  link: z.string(),
  /** The status as this kind of text names it. */
  status: z.string(),
  reason: z.string().nullable(),
  /** Null if no account wrote it, or if the viewer may not know which. */
  author: z.object({ id: z.int(), username: z.string() }).nullable(),
  isAnonymous: z.boolean(),
  /** How many open reports it has. */
  reports: z.int(),
  createdAt: moment,
  changedAt: moment,
})
export type ListedText = z.infer<typeof listedText>

export const textList = z.object({
  texts: z.array(listedText),
  /** The `before` of the next page; null if there are no older texts. */
  next: z.string().nullable(),
  /** The search stopped at this moment; the next page continues from here. Null if it did not stop. */
  searchedTo: moment.nullable(),
})

export const removeTexts = z.object({
  texts: z
    .array(textReference, 'admin.none_chosen')
    .min(1, 'admin.none_chosen')
    .max(textListLimits.maxSelected, 'admin.too_many_chosen'),
})

/** Why a text was not removed: it is gone, or its author has edited it since it was read. */
const whyNotRemoved = ['gone', 'changed'] as const

const named = { type: z.enum(textTypes), id: z.int() }
export const removedTexts = z.object({
  done: z.array(z.object(named)),
  left: z.array(z.object({ ...named, why: z.enum(whyNotRemoved) })),
})
export type RemovedTexts = z.infer<typeof removedTexts>

/** The texts to confirm before they are removed. */
export const chosenTexts = z.object({ texts: z.array(listedText.omit({ reports: true })) })

/** The number of each kind in a cursor. */
export const placeOfType: Readonly<Record<TextType, number>> = recordOf(textTypes.map((type, at) => [type, at]))
