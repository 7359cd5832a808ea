import { admin, router } from '../api/procedures.ts'
import { countWaiting, statsOf } from './admin.queries.ts'
import * as schema from './admin.schema.ts'
import { listPending } from './list-pending.ts'
import { remove } from './remove-many.ts'

// What admins see of the whole site at once.
export const adminRouter = router({
  stats: admin.output(schema.siteStats).query(({ ctx: { em } }) => statsOf(em)),

  waiting: admin.output(schema.waitingCounts).query(({ ctx: { em } }) => countWaiting(em)),

  pending: admin
    .input(schema.listPending)
    .output(schema.pendingTexts)
    .query(({ ctx: { em }, input }) => listPending(em, input.limit)),

  removeMany: admin
    .input(schema.removeMany)
    .output(schema.removedMany)
    .mutation(async ({ ctx, input }) => ({ deletedCount: await remove(ctx, input) })),
})
