import { z } from 'zod'
import { id, moment, paging, totals, soughtText } from '../kernel/primitives.schema.ts'
import { textTypes } from '../kernel/text-kind-properties.schema.ts'
import { outcome } from '../review/review.schema.ts'
import { textReference } from './text-reference.schema.ts'
import { whyWaiting, type WhyWaiting } from './queue-filters.schema.ts'

/** How many texts may be decided on in one call. */
const deskLimits = { maxSelected: 1000 } as const

export const queueFilter = z.object({
  type: z.enum(textTypes, 'invalid.value').optional(),
  why: z.enum(whyWaiting, 'invalid.value').optional(),
  board: id.optional(),
  /** The user name of the author. */
  member: soughtText,
  language: z.enum(['zh', 'en'], 'invalid.value').optional(),
})
export type QueueFilter = z.output<typeof queueFilter>

export const listQueue = paging(50).extend(queueFilter.shape)

const range = z.tuple([z.int(), z.int()])

/** A text that waits for a decision; `why` says for what reasons. */
const queuedText = z.object({
  type: z.enum(textTypes),
  id: z.int(),
  why: z.array(z.enum(whyWaiting)),
  title: z.string().nullable(),
  /** The whole source; `hits` are the ranges of words of the word list in it. */
  content: z.string(),
  hits: z.array(range),
  /** The rendered HTML with those words marked; null for plain text. */
  html: z.string().nullable(),
  images: z.array(z.string()),
  answers: z.object({ content: z.string(), link: z.string() }).nullable(),
  link: z.string(),
  isPublic: z.boolean(),
  reports: z.int(),
  reasons: z.array(z.string()),
  /** The author and the decisions on their texts so far, each if the viewer may know it; null if no account wrote the text. */
  author: z
    .object({
      name: z.object({ id: z.int(), username: z.string(), since: moment }).nullable(),
      record: z.object({ approved: z.int(), rejected: z.int(), isSuspended: z.boolean() }).nullable(),
    })
    .nullable(),
  createdAt: moment,
  changedAt: moment,
})
export type QueuedText = z.infer<typeof queuedText>

export const queueList = z.object({ texts: z.array(queuedText), ...totals })

export const decideTexts = z.object({
  texts: z
    .array(textReference, 'desk.none_chosen')
    .min(1, 'desk.none_chosen')
    .max(deskLimits.maxSelected, 'desk.too_many_chosen'),
  ...outcome,
})
export type DecideTexts = z.output<typeof decideTexts>

/** Why a text was left alone: it is gone, somebody else has decided on it, or its author has edited it since it was read. */
const leftAlone = ['gone', 'decided', 'changed'] as const

export const decided = z.object({
  /** The id to undo it with; null if nothing was decided. */
  batch: z.string().nullable(),
  done: z.array(z.object({ type: z.enum(textTypes), id: z.int() })),
  left: z.array(z.object({ type: z.enum(textTypes), id: z.int(), why: z.enum(leftAlone) })),
})
export type Decided = z.infer<typeof decided>

export const byBatch = z.object({ batch: z.uuid('invalid.value') })
export const batchSize = z.object({ all: z.int(), standing: z.int() })
export const undone = z.object({ done: z.int(), left: z.int() })

export const listDecisions = paging(50).extend({ mine: z.stringbool('invalid.value').or(z.boolean()).optional() })

/** One decision of the last 30 days. */
const decisionOfRecord = z.object({
  id: z.int(),
  batch: z.string(),
  /** How many decisions its batch contains. */
  together: z.int(),
  adminName: z.string(),
  type: z.enum(textTypes),
  textId: z.int(),
  /** The beginning of the text; null if the text is gone. */
  beginning: z.string().nullable(),
  link: z.string().nullable(),
  before: z.string(),
  after: z.string(),
  reason: z.string().nullable(),
  at: moment,
  undoneAt: moment.nullable(),
  undoneBy: z.string().nullable(),
})
export type DecisionOfRecord = z.infer<typeof decisionOfRecord>
export const decisionList = z.object({ decisions: z.array(decisionOfRecord), ...totals })

export const moderationCodes = ['desk.none_chosen', 'desk.too_many_chosen', 'desk.batch_gone'] as const
export type { WhyWaiting }
