import { randomUUID } from 'node:crypto'
import type { DecisionOnText, DecisionWork } from '../rpc/text-kind-contract.ts'
import { requireMember } from '../member/require-member.ts'
import { Decision } from './decision.entity.ts'
import { openReportsOf } from './decision.queries.ts'
import { publishReviewDeskChanged } from './publish-review-desk-changed.ts'

/** Stores the decision on a text, with the reports that it settles, in the same unit of work. */
export async function recordDecision(
  ctx: DecisionWork,
  { type, id, before, after }: Omit<DecisionOnText, 'reports'>,
): Promise<void> {
  const { em, site, viewer, batch, openReports, decisions } = ctx
  const reports = (openReports ?? (await openReportsOf(em, type, [id]))).get(id) ?? []
  if (decisions !== undefined) {
    decisions.push({ type, id, before, after, reports })
    return
  }
  const admin = await requireMember(em, viewer)
  em.persist(
    em.create(Decision, {
      batch: batch ?? randomUUID(),
      admin,
      adminName: admin.username,
      textType: type,
      textId: id,
      before,
      after,
      reports,
      at: site.clock.now(),
    }),
  )
  // A batch notifies the desks once, after all its decisions.
  if (batch === undefined) publishReviewDeskChanged(ctx)
}
