import { router, withRight } from '../rpc/procedures.ts'
import { countWaiting, statsOf } from './admin.queries.ts'
import * as schema from './admin.schema.ts'
import { viewQueue } from './admin.view.ts'
import { kindsByDay } from './day-count.queries.ts'
import { daysOfSite, listDays } from './days.schema.ts'
import { firstDayOf, viewDays } from './daily-figures.ts'
import { healthOf } from './health.ts'
import { listPending } from './list-pending.ts'
import { removeSelectedTexts } from './remove-selected-texts.ts'
import { queueOf } from './pending-counts.queries.ts'

// Procedures of the overview: figures, queues, health, and the removal of several texts.
export const adminRouter = router({
  stats: withRight('figures')
    .output(schema.siteStats)
    .query(({ ctx: { em } }) => statsOf(em)),

  waiting: withRight('review')
    .output(schema.waitingCounts)
    .query(({ ctx: { em } }) => countWaiting(em)),

  /** How many items of each kind wait for review, and since when the oldest waits. */
  queue: withRight('review')
    .output(schema.queue)
    .query(async ({ ctx: { em } }) => viewQueue(await queueOf(em))),

  /** New visitors, members, texts and passes on each of the last days. */
  days: withRight('figures')
    .input(listDays)
    .output(daysOfSite)
    .query(async ({ ctx: { em, site }, input: { days } }) => {
      const now = site.clock.now()
      return { days: viewDays(await kindsByDay(em, firstDayOf(now, days)), now, days) }
    }),

  health: withRight('figures')
    .output(schema.health)
    .query(({ ctx: { em, site } }) => healthOf(em, site)),

  pending: withRight('review')
    .input(schema.listPending)
    .output(schema.pendingTexts)
    .query(({ ctx, input }) => listPending(ctx, input.limit)),

  removeMany: withRight('texts')
    .input(schema.removeMany)
    .output(schema.removedMany)
    .mutation(async ({ ctx, input }) => ({ deletedCount: await removeSelectedTexts(ctx, input) })),
})
