import { z } from 'zod'
import { moment, oneLine, paging, totals } from '../kernel/primitives.schema.ts'
import { inLanguage, writtenLanguage } from '../markdown/markdown.schema.ts'
import { person } from '../member/member.schema.ts'

/** Of `many` entries or more, words that a fifth of the newest `sample` have are looked for among the newest `near` first. */
export const searchLimits = { question: 100, candidates: 1000, many: 20_000, sample: 300, near: 10_000 } as const

export const question = z.string('invalid.value').overwrite(oneLine).max(searchLimits.question, 'search.too_long')

export const find = paging(10).extend({
  q: question.default(''),
  ...inLanguage,
  /** Of an article and its translation, where both are found, only the one in this language is told. */
  prefer: writtenLanguage.optional(),
})

/** A piece of text, and whether it is what was looked for. */
export const segment = z.object({ text: z.string(), hit: z.boolean() })
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
  author: person,
  language: writtenLanguage,
  publishedAt: moment.nullable(),
})
export type Finding = z.infer<typeof finding>

/** Of very common words only the newest thousand are looked through; `total` counts among them. */
export const findings = z.object({ results: z.array(finding), ...totals })

export const searchCodes = ['search.too_long'] as const
