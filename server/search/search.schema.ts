import { z } from 'zod'
import { id, moment, oneLine, paging, totals } from '../kernel/primitives.schema.ts'
import { inLanguage, writtenLanguage } from '../markdown/markdown.schema.ts'
import { authorCard } from '../member/member.schema.ts'

/** With `many` entries or more, words in a fifth of the newest `sample` entries are searched among the newest `near` entries first. */
export const searchLimits = {
  question: 100,
  candidates: 1000,
  many: 20_000,
  sample: 300,
  near: 10_000,
  suggestions: 8,
  suggestable: 30,
} as const

export const question = z.string('invalid.value').overwrite(oneLine).max(searchLimits.question, 'search.too_long')

const within = {
  /** Only posts of this board. */
  board: id.optional(),
  /** Only texts under the name of this member, whose page the viewer may open. */
  member: z.string('invalid.value').overwrite(oneLine).max(searchLimits.question, 'invalid.value').optional(),
}

// The database does not read the years that JavaScript writes for the first of them.
const day = z.iso.date('invalid.value').refine(day => day >= '1900-01-01', 'invalid.value')

const asked = paging(10).extend({
  q: question.default(''),
  ...inLanguage,
  /** If an article and its translation are both found, only the one in this language is returned. */
  prefer: writtenLanguage.optional(),
  ...within,
  /** Days in Asia/Shanghai, both included. */
  from: day.optional(),
  until: day.optional(),
})

export const find = asked.refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
  error: 'search.days_reversed',
  path: ['until'],
})

/** A part of a text, and whether it is a hit. */
const segment = z.object({ text: z.string(), hit: z.boolean() })
export type Segment = z.infer<typeof segment>

const findingKind = z.enum(['article', 'post'])
export type FindingKind = z.infer<typeof findingKind>

/** The category of a post is its board. */
export const finding = z.object({
  kind: findingKind,
  id: z.int(),
  path: z.string(),
  title: z.array(segment),
  excerpt: z.array(segment),
  category: z.string(),
  author: authorCard,
  language: writtenLanguage,
  publishedAt: moment.nullable(),
})
export type Finding = z.infer<typeof finding>

/** For very common words only the newest thousand matches are examined; `total` counts among them. */
export const findings = z.object({ results: z.array(finding), ...totals })

/** The text typed so far, and the board or member to search in. */
export const halfTyped = z.object({ q: question.default(''), ...within })

/** A suggestion: a board, a member or a matching title. */
export const suggestion = z.object({
  kind: z.enum(['board', 'member', 'article', 'post']),
  path: z.string(),
  title: z.array(segment),
  language: writtenLanguage.optional(),
})
export type Suggestion = z.infer<typeof suggestion>

export const suggestions = z.object({ suggestions: z.array(suggestion) })

export const searchCodes = ['search.too_long', 'search.days_reversed'] as const
