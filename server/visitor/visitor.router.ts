import { anyone, limited, router, withRight } from '../rpc/procedures.ts'
import { countVisitor, newSessionId } from './count-visitor.ts'
import { numberOf, totalVisitors, visitorsPerDay } from './visitor.queries.ts'
import { addVisitor, countedVisitor, ownVisitor, visitorCount, visitorStats } from './visitor.schema.ts'
import { startOfStats, viewStats } from './visitor.view.ts'

export const visitorRouter = router({
  add: anyone
    .meta({ whileSuspended: true })
    .input(addVisitor)
    .output(countedVisitor)
    .use(limited('visitor'))
    .mutation(async ({ ctx: { site }, input }) => {
      const sessionId = input.sessionId ?? newSessionId(site.clock.now())
      const { number, isNew, total } = await countVisitor(site, sessionId)
      return { isNewVisitor: isNew, sessionId, visitorNumber: number, totalVisitors: total }
    }),

  count: anyone.output(visitorCount).query(async ({ ctx: { em } }) => ({ totalVisitors: await totalVisitors(em) })),

  /** The total, and the number of this browser's visitor session; null if it is not counted yet. */
  own: anyone.output(ownVisitor).query(async ({ ctx: { em, visitorSession } }) => ({
    totalVisitors: await totalVisitors(em),
    visitorNumber: visitorSession === undefined ? null : await numberOf(em, visitorSession),
  })),

  stats: withRight('figures')
    .output(visitorStats)
    .query(async ({ ctx: { em, site } }) => {
      const now = site.clock.now()
      return viewStats(await visitorsPerDay(em, startOfStats(now)), await totalVisitors(em), now)
    }),
})
