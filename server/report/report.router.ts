import { admin, limited, member, router } from '../api/procedures.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { file, settle } from './file-report.ts'
import { moderatedNouns } from './moderated-nouns.ts'
import { accusedTexts, reportsBy } from './report.queries.ts'
import * as schema from './report.schema.ts'
import { viewAccused, viewReport } from './report.view.ts'

export const reportRouter = router({
  file: member
    .input(schema.fileReport)
    .output(schema.ownReport)
    .use(limited('report'))
    .mutation(async ({ ctx, input }) => viewReport(await file(ctx, input))),

  /** What a member reported, and how each ended. */
  mine: member
    .input(schema.listReports)
    .output(schema.ownReports)
    .query(async ({ ctx: { em, viewer }, input }) => {
      const [reports, total] = await reportsBy(em, viewer.id, input)
      return { reports: reports.map(viewReport), ...pageOf(total, input) }
    }),

  /** The texts with open reports, most reports first. */
  open: admin
    .input(schema.listReports)
    .output(schema.reportedTexts)
    .query(async ({ ctx: { em }, input }) => {
      const [accused, total] = await accusedTexts(em, input)
      const reports = []
      for (const each of accused)
        reports.push(viewAccused(each, (await moderatedNouns[each.type].those(em, [each.id], 'seen'))[0]))
      return { reports, ...pageOf(total, input) }
    }),

  settle: admin
    .input(schema.settleReports)
    .output(schema.settledReports)
    .mutation(async ({ ctx, input }) => ({ settled: await settle(ctx, input) })),
})
