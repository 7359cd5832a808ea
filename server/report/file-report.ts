import type { z } from 'zod'
import type { LoadedText } from '../rpc/text-kind-contract.ts'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { openReportsOf } from '../decision/decision.queries.ts'
import { publishNoticesDue } from '../notice/publish-notices-due.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import { requireMember } from '../member/require-member.ts'
import { Report } from './report.entity.ts'
import { requireUnedited } from '../review/require-unedited.ts'
import { countOpen, wasKept, type ReportTarget } from './report.queries.ts'
import { recordUnchanged, closeReports } from './close-reports.ts'
import { mailReporters } from './mail-reporters.ts'
import { reportLimits } from './report.schema.ts'
import type * as schema from './report.schema.ts'

/**
 * Saves a member's report of a public text, at most one for each. The third report hides the text until an admin has reviewed it, unless an admin
 * wrote it or has kept its present version. The row of the text is locked, so that of three concurrent reports exactly one is the third.
 */
export async function fileReport(
  ctx: MemberWork,
  { type, id, reason }: z.output<typeof schema.fileReport>,
): Promise<Report> {
  const report = ctx.em.create(Report, {
    targetType: type,
    targetId: id,
    reporter: await requireMember(ctx.em, ctx.viewer),
    reason,
    locale: ctx.locale,
    createdAt: ctx.site.clock.now(),
  })
  await ctx.commit(async em => {
    const [text] = await ctx.site.texts[type].byId(em, [id], 'update')
    if (!text?.isPublic) throw new Refusal('missing', 'report.not_found')
    if (text.author?.id === ctx.viewer.id) throw new Refusal('conflict', 'report.own_text')
    if (
      !(await isExemptFromHiding(em, { type, id }, text)) &&
      (await countOpen(em, { type, id })) + 1 >= reportLimits.hides
    )
      text.hide()
    em.persist(report)
  })
  return report
}

async function isExemptFromHiding(em: MemberWork['em'], target: ReportTarget, text: LoadedText): Promise<boolean> {
  const { author, reviewedAt, changedAt } = text
  if (author?.role === 'admin' || (reviewedAt !== null && reviewedAt >= changedAt)) return true
  return wasKept(em, target, changedAt)
}

/** Settles all open reports of a text: it is kept or rejected. Those who reported it learn the outcome. */
export function settleReports(
  ctx: MemberWork,
  { type, id, outcome, reason, changedAt }: z.output<typeof schema.settleReports>,
): Promise<number> {
  ctx.afterCommit(() => mailReporters(ctx.site))
  publishNoticesDue(ctx)
  return atomically(ctx.em, async em => {
    const [text] = await ctx.site.texts[type].byId(em, [id], 'update')
    requireUnedited(text, changedAt)
    const openReports = await openReportsOf(em, type, [id])
    const inside = { ...ctx, em, openReports }
    requireFound(openReports.get(id), 'report.none_open')
    const isChanged = await text?.applyReview(inside, { status: outcome === 'kept' ? 'approved' : 'rejected', reason })
    if (text && isChanged !== true) await recordUnchanged(inside, { type, id }, text)
    return closeReports(inside, { type, ids: [id] }, outcome)
  })
}
