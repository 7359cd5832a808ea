import type { DecidableText, DecisionWork } from '../rpc/text-kind-contract.ts'
import { textTypes, type TextType } from '../kernel/text-kind-properties.schema.ts'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { recordActs } from '../audit/record-acts.queries.ts'
import type { Decision } from '../decision/decision.entity.ts'
import { textsDecidedAgain, lockBatch, reopenReports } from '../decision/decision.queries.ts'
import type { TextState } from '../decision/decision.schema.ts'
import { decisionRetention } from '../decision/decision-retention.ts'
import { after } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import { publishReviewDeskChanged } from '../decision/publish-review-desk-changed.ts'
import { requireRightNow } from '../member/require-member.ts'

interface Undone {
  done: number
  /** Texts that are gone, that have a later decision, or that were edited while they were hidden. */
  left: number
}

/**
 * Undoes the decisions of one batch, within 30 days. A text that still has the status of the decision gets its earlier status back, and its reports
 * are open again.
 */
export async function undoBatch(ctx: MemberWork, batch: string): Promise<Undone> {
  const undone = await atomically(ctx.em, async em => {
    // The texts are written before the reports, because triggers settle reports when texts are written.
    const { taken, left } = await atomically(em, inner => undoTexts({ ...ctx, em: inner }, batch))
    await reopenReports(
      em,
      taken.flatMap(({ reports }) => reports),
    )
    return { done: taken.length, left }
  })
  if (undone.done > 0) publishReviewDeskChanged(ctx)
  return undone
}

async function undoTexts(ctx: MemberWork, batch: string): Promise<{ taken: Decision[]; left: number }> {
  const { em } = ctx
  const now = ctx.site.clock.now()
  const admin = await requireRightNow(em, ctx.viewer, 'review')
  const decisions = await lockBatch(em, batch, after(now, -decisionRetention))
  const standing = decisions.filter(({ undoneAt }) => undoneAt == null)
  if (standing.length === 0) throw new Refusal('conflict', 'desk.batch_gone')
  const again = await textsDecidedAgain(
    em,
    standing.map(({ id }) => id),
  )
  const taken: Decision[] = []
  const acts: NonNullable<DecisionWork['acts']> = []
  for (const type of textTypes) {
    const ofKind = standing.filter(({ textType, id }) => textType === type && !again.has(id))
    taken.push(...(await undoOfKind({ ...ctx, acts }, type, ofKind)))
  }
  for (const decision of taken) {
    decision.undoneAt = now
    decision.undoneBy = admin.username
  }
  await recordActs(em, { admin, at: now }, acts)
  return { taken, left: standing.length - taken.length }
}

async function undoOfKind(ctx: DecisionWork, type: TextType, decisions: readonly Decision[]): Promise<Decision[]> {
  if (decisions.length === 0) return []
  const ids = decisions.map(({ textId }) => textId)
  const texts = new Map((await ctx.site.texts[type].findDecidable(ctx.em, ids)).map(text => [text.id, text]))
  const taken: Decision[] = []
  for (const decision of decisions) {
    const text = texts.get(decision.textId)
    const { before, after: left } = decision
    if (text === undefined || !isSameState(text.state, left) || hasUnreviewedEdit(text, decision)) continue
    if (isSameState(before, left)) await recordAct(ctx, { act: 'desk.undo', target: `${type} ${text.id}` })
    else await text.revert(ctx, before)
    taken.push(decision)
  }
  return taken
}

const shown = new Set(['approved', 'published'])

/** Returns true if the undo would publish words that were written after the text was hidden, and that no reviewer has read. */
const hasUnreviewedEdit = ({ changedAt }: DecidableText, { before, after: left, at }: Decision): boolean =>
  shown.has(before.status) && !shown.has(left.status) && changedAt > at

const isSameState = (one: TextState, other: TextState): boolean =>
  one.status === other.status && one.reason === other.reason && one.reviewedAt === other.reviewedAt
