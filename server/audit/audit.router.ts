import { router, withRight } from '../rpc/procedures.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { listActs, currentUsernames } from './audit.queries.ts'
import * as schema from './audit.schema.ts'
import { viewAct } from './audit.view.ts'

// Reads the acts of admins, for admins (docs/product.md#audit).
export const auditRouter = router({
  /** Newest first, with the filters of the request. */
  list: withRight('audit')
    .input(schema.listAudit)
    .output(schema.auditList)
    .query(async ({ ctx: { em }, input }) => {
      const [acts, total] = await listActs(em, input, input)
      const names = await currentUsernames(em, acts)
      return { acts: acts.map(act => viewAct(act, names)), ...pageOf(total, input) }
    }),
})
