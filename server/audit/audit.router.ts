import { rowsOf } from '../api/page.queries.ts'
import { admin, router } from '../api/procedures.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { Audit } from './audit.entity.ts'
import * as schema from './audit.schema.ts'

const viewAct = ({ id, admin, adminName, act, target, before, after, at }: Audit): schema.AuditedAct => ({
  id,
  admin: admin ? { id: admin.id } : null,
  adminName,
  act,
  target,
  before,
  after,
  at: at.toISOString(),
})

// What admins have done, for admins to read (decisions: Audit).
export const auditRouter = router({
  /** Newest first. */
  list: admin
    .input(schema.listAudit)
    .output(schema.auditList)
    .query(async ({ ctx: { em }, input }) => {
      const [acts, total] = await em.findAndCount(Audit, {}, { orderBy: { id: 'desc' }, ...rowsOf(input) })
      return { acts: acts.map(viewAct), ...pageOf(total, input) }
    }),
})
