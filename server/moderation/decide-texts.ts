import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { DecidableText, DecisionWork } from '../rpc/text-kind-contract.ts'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordActs } from '../audit/record-acts.queries.ts'
import { storeDecisions, openReportsOf } from '../decision/decision.queries.ts'
import { textTypes, type TextType } from '../kernel/text-kind-properties.schema.ts'
import { requireRightNow } from '../member/require-member.ts'
import { recordUnchanged, closeReports } from '../report/close-reports.ts'
import { mailReporters } from '../report/mail-reporters.ts'
import type { Decided } from './moderation.schema.ts'
import type * as schema from './moderation.schema.ts'
import { parseTextReference, type TextReference } from './text-reference.ts'
import { publishReviewDeskChanged } from '../decision/publish-review-desk-changed.ts'

type Input = z.output<typeof schema.decideTexts>

/**
 * Approves or rejects many texts of any kind in one transaction. Texts with a decision by somebody else, and texts that their authors have edited
 * since they were read, are left alone and reported in `left`.
 */
export async function decideTexts(ctx: MemberWork, { texts: names, status, reason }: Input): Promise<Decided> {
  const texts = names.flatMap(parseTextReference)
  const batch = randomUUID()
  const outcome = { status, reason: reason === '' ? null : reason }
  const result = await atomically(ctx.em, async em => {
    const admin = await requireRightNow(em, ctx.viewer, 'review')
    const work = { ...ctx, em, batch, acts: [], decisions: [] }
    const all: Decided = { batch: null, done: [], left: [] }
    // Kinds are locked in one order, so that two admins cannot deadlock.
    for (const type of textTypes) {
      const asked = texts.filter(text => text.type === type)
      if (asked.length === 0) continue
      const { done, left } = await decideOfKind(work, { type, asked }, outcome)
      all.done.push(...done)
      all.left.push(...left)
    }
    const by = { batch, admin, at: ctx.site.clock.now() }
    await storeDecisions(em, by, work.decisions)
    await recordActs(em, by, work.acts)
    return all
  })
  // Nothing reads these rows again, so the mapper need not compare a thousand of them at the next flush.
  ctx.em.clear()
  if (result.done.length === 0) return result
  ctx.afterCommit(() => mailReporters(ctx.site))
  publishReviewDeskChanged(ctx)
  return { ...result, batch }
}

type Left = Decided['left'][number]

async function decideOfKind(
  ctx: DecisionWork,
  { type, asked }: { type: TextType; asked: readonly TextReference[] },
  outcome: Parameters<DecidableText['applyReview']>[1],
): Promise<Omit<Decided, 'batch'>> {
  const ids = [...new Set(asked.map(({ id }) => id))]
  const texts = new Map((await ctx.site.texts[type].findDecidable(ctx.em, ids)).map(text => [text.id, text]))
  const readById = new Map(asked.map(text => [text.id, text]))
  const openReports = await openReportsOf(ctx.em, type, ids)
  const work = { ...ctx, openReports }
  const reported: number[] = []
  const done: Decided['done'] = []
  const left: Left[] = []
  for (const id of ids) {
    const text = texts.get(id)
    const reports = openReports.get(id)
    const read = readById.get(id)
    const why = reasonLeft(text, reports !== undefined, read)
    if (text === undefined || why !== undefined) {
      left.push({ type, id, why: why ?? 'gone' })
      continue
    }
    const changed = await text.applyReview(work, outcome)
    if (!changed && !reports) {
      left.push({ type, id, why: 'decided' })
      continue
    }
    if (!changed && reports) await recordUnchanged(work, { type, id }, text)
    if (reports) reported.push(id)
    done.push({ type, id })
  }
  await closeReports(work, { type, ids: reported }, outcome.status === 'approved' ? 'kept' : 'removed')
  return { done, left }
}

function reasonLeft(
  text: DecidableText | undefined,
  isReported: boolean,
  read: TextReference | undefined,
): Left['why'] | undefined {
  if (text === undefined) return 'gone'
  const { status } = text.state
  // Only its author decides on a draft.
  if (status === 'draft') return 'decided'
  const stands = read?.status === undefined ? status === 'pending' || isReported : status === read.status
  if (!stands) return 'decided'
  return read?.changedAt !== undefined && text.changedAt.getTime() !== Date.parse(read.changedAt)
    ? 'changed'
    : undefined
}
