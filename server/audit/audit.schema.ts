import { z } from 'zod'
import { moment, paging, totals, soughtText } from '../kernel/primitives.schema.ts'

/** The nouns that acts begin with. */
export const auditedNouns = [
  'article',
  'backup',
  'blessing',
  'board',
  'comment',
  'csv',
  'desk',
  'letter',
  'member',
  'pledge',
  'post',
  'reply',
  'report',
  'review',
  'setting',
  'story',
  'torch',
] as const

export type AuditedNoun = (typeof auditedNouns)[number]

/**
 * `search` matches a part of the act, of the target, of the name of the account that was acted on, or of the values before and after. Both days are
 * days in Shanghai and included.
 */
export const actFilter = z.object({
  search: soughtText,
  admin: soughtText,
  noun: z.enum(auditedNouns, 'invalid.value').optional(),
  from: z.iso.date('invalid.value').optional(),
  until: z.iso.date('invalid.value').optional(),
})
export type ActFilter = z.output<typeof actFilter>

export const listAudit = paging(50).extend(actFilter.shape)

/** An act of an admin, to be recorded. */
export interface Act {
  /** noun.verb, the name of the procedure. */
  act: string
  /** noun and id, such as `pledge 7`. */
  target: string
  before?: unknown
  after?: unknown
}

/** A recorded act. */
const auditedAct = z.object({
  id: z.int(),
  /** Null if the account is deleted; the name stays. */
  admin: z.object({ id: z.int() }).nullable(),
  adminName: z.string(),
  act: z.string(),
  target: z.string(),
  /** The current name of the account that was acted on; null if it is deleted, or if the target is no account. */
  username: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  at: moment,
})
export type AuditedAct = z.infer<typeof auditedAct>

export const auditList = z.object({ acts: z.array(auditedAct), ...totals })
