import type { z } from 'zod'
import { atomically, type AdminWork, type MemberWork } from '../api/work.ts'
import { recordAct } from '../audit/record-act.ts'
import { found, Refusal } from '../kernel/refusal.ts'
import { acting } from '../member/acting.ts'
import { moderatedNouns } from './moderated-nouns.ts'
import { Report } from './report.entity.ts'
import { countOpen, settleOpen } from './report.queries.ts'
import { tellReporters } from './tell-reporters.ts'
import { reportLimits, type fileReport, type settleReports } from './report.schema.ts'

/**
 * Takes a member's report of a public text, once for each. The third member hides the text until an admin has looked at it; the row
 * of the text is locked meanwhile, so that of three at once exactly one is the third.
 */
export function file(ctx: MemberWork, { type, id, reason }: z.output<typeof fileReport>): Promise<Report> {
  return atomically(ctx.em, async em => {
    const [text] = await moderatedNouns[type].those(em, [id], 'locked')
    if (!text?.isPublic) throw new Refusal('missing', 'report.not_found')
    if (text.author?.id === ctx.viewer.id) throw new Refusal('conflict', 'report.own_text')
    const earlier = await countOpen(em, { type, id })
    const report = em.create(Report, {
      targetType: type,
      targetId: id,
      reporter: await acting(em, ctx.viewer),
      reason,
      locale: ctx.locale,
      createdAt: ctx.site.clock.now(),
    })
    em.persist(report)
    if (earlier + 1 === reportLimits.hides) text.hide()
    return report
  })
}

/** Settles all open reports of a text: it stands again, or it is rejected. Those who reported it see how it ended. */
export function settle(ctx: AdminWork, { type, id, outcome, reason }: z.output<typeof settleReports>): Promise<number> {
  ctx.afterCommit(() => tellReporters(ctx.site))
  return atomically(ctx.em, async em => {
    const inside = { ...ctx, em }
    const [text] = await moderatedNouns[type].those(em, [id], 'locked')
    const settled = await settleOpen(em, { type, id }, { status: outcome, now: ctx.site.clock.now() })
    found(settled > 0 ? settled : null, 'report.none_open')
    await text?.settle(inside, { status: outcome === 'kept' ? 'approved' : 'rejected', reason })
    await recordAct(inside, { act: 'report.settle', target: `${type} ${id}`, after: { outcome, reports: settled } })
    return settled
  })
}
