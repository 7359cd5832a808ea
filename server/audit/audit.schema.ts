import { z } from 'zod'
import { moment, paging, totals } from '../kernel/primitives.schema.ts'

export const listAudit = paging(50)

/** One act of an admin: `act` is noun.verb as the procedure is called, `target` noun and id. */
export const auditedAct = z.object({
  id: z.int(),
  /** Null where the account is gone; the name stays. */
  admin: z.object({ id: z.int() }).nullable(),
  adminName: z.string(),
  act: z.string(),
  target: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  at: moment,
})
export type AuditedAct = z.infer<typeof auditedAct>

export const auditList = z.object({ acts: z.array(auditedAct), ...totals })
