import type { DecisionWork, LoadedText } from '../rpc/text-kind-contract.ts'
import { recordAct } from '../audit/record-act.ts'
import { recordDecision } from '../decision/record-decision.ts'
import type { TextType } from '../kernel/text-kind-properties.schema.ts'
import { settleOpenOf, type ReportTarget } from './report.queries.ts'

/** Settles the reports of a text and leaves its own status unchanged. */
export const recordUnchanged = (
  ctx: DecisionWork,
  { type, id }: ReportTarget,
  { state }: Pick<LoadedText, 'state'>,
): Promise<void> => recordDecision(ctx, { type, id, before: state, after: state })

/** Settles the open reports of texts of one kind, and records one act for each text. Returns how many reports there were. */
export async function closeReports(
  ctx: DecisionWork,
  { type, ids }: { type: TextType; ids: readonly number[] },
  outcome: 'kept' | 'removed',
): Promise<number> {
  if (ids.length === 0) return 0
  const settled = await settleOpenOf(ctx.em, { type, ids }, { status: outcome, now: ctx.site.clock.now() })
  for (const id of ids) {
    const reports = ctx.openReports?.get(id)?.length ?? 0
    await recordAct(ctx, { act: 'report.settle', target: `${type} ${id}`, after: { outcome, reports } })
  }
  return settled
}
