import { z } from 'zod'
import { moment, paging, totals, soughtText } from '../kernel/primitives.schema.ts'

/** What admins act on, by the first word of an act. */
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
 * `search` is part of the act, of the target, of the name of the account that was acted on, or of what was there before and after. Both days, of
 * Shanghai, are within.
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

/** One act of an admin: `act` is noun.verb as the procedure is called, `target` noun and id. */
const auditedAct = z.object({
  id: z.int(),
  /** Null where the account is gone; the name stays. */
  admin: z.object({ id: z.int() }).nullable(),
  adminName: z.string(),
  act: z.string(),
  target: z.string(),
  /** How the account is called now that was acted on; null where it is gone, or where it was no account. */
  username: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  at: moment,
})
export type AuditedAct = z.infer<typeof auditedAct>

export const auditList = z.object({ acts: z.array(auditedAct), ...totals })
