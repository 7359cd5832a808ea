import { runIdempotently } from '../rpc/idempotency.ts'
import { loadTexts } from '../rpc/load-texts.ts'
import { limited, member, router, withRight } from '../rpc/procedures.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { fileReport, settleReports } from './file-report.ts'
import type { Report } from './report.entity.ts'
import { hasMuted } from '../kernel/viewer.ts'
import { requireFound } from '../kernel/refusal.ts'
import { listReportedTexts, reportsBy, type ReportTarget } from './report.queries.ts'
import * as schema from './report.schema.ts'
import { viewReportedText, viewReport } from './report.view.ts'

export const reportRouter = router({
  /** The text that a member is about to report. */
  about: member
    .input(schema.reportable)
    .output(schema.aboutReport)
    .query(async ({ ctx: { em, site, viewer }, input: { type, id } }) => {
      const [text] = await site.texts[type].byId(em, [id], 'none')
      const { title, content, author, isAnonymous } = requireFound(text?.isPublic ? text : null, 'report.not_found')
      if (author === null || isAnonymous || author.id === viewer.id) return { title, content, writer: null }
      return { title, content, writer: { username: author.username, isMuted: hasMuted(viewer, author) } }
    }),

  file: member
    .input(schema.fileReport)
    .output(schema.ownReport)
    .use(limited('report'))
    .mutation(({ ctx, input }) =>
      runIdempotently(ctx, 'report.file', schema.ownReport, async () => {
        const report = await fileReport(ctx, input)
        return viewReport(report, (await loadTexts(ctx.em, ctx.site.texts, [targetOf(report)]))(targetOf(report)))
      }),
    ),

  /** The member's own reports, with their outcomes. */
  mine: member
    .input(schema.listReports)
    .output(schema.ownReports)
    .query(async ({ ctx, input }) => {
      const [reports, total] = await reportsBy(ctx.em, ctx.viewer.id, input)
      const textOf = await loadTexts(ctx.em, ctx.site.texts, reports.map(targetOf))
      return { reports: reports.map(report => viewReport(report, textOf(targetOf(report)))), ...pageOf(total, input) }
    }),

  /** The texts with open reports, most reports first. */
  open: withRight('reports')
    .input(schema.listReports)
    .output(schema.reportedTexts)
    .query(async ({ ctx, input }) => {
      const [accused, total] = await listReportedTexts(ctx.em, input)
      const textOf = await loadTexts(ctx.em, ctx.site.texts, accused)
      return { reports: accused.map(each => viewReportedText(ctx.viewer, each, textOf(each))), ...pageOf(total, input) }
    }),

  settle: withRight('reports')
    .input(schema.settleReports)
    .output(schema.settledReports)
    .mutation(async ({ ctx, input }) => ({ settled: await settleReports(ctx, input) })),
})

const targetOf = ({ targetType, targetId }: Report): ReportTarget => ({ type: targetType, id: targetId })
