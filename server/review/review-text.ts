import type { Context } from '../api/context.ts'
import { atomically, type AdminWork, type Work } from '../api/work.ts'
import { recordAct } from '../audit/record-act.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { found } from '../kernel/refusal.ts'
import type { RefusalCode } from '../refusal-codes.schema.ts'
import { settleReview, type Reviewed } from './review.entity.ts'
import type { Outcome, ReviewedText } from './review.schema.ts'

/** What the review of a noun needs to know of it. */
export interface ReviewedNoun<Text extends Reviewed> {
  /** As in the audit: `comment` makes the act `comment.review` and the target `comment 7`. */
  noun: ReviewedText
  /** The member who is told of the outcome, if there is one. */
  writerOf: (text: Text) => { id: number } | null | undefined
  notFound: RefusalCode
  /** Finds the text and locks its row. */
  lock: (em: Work['em'], id: number) => Promise<Text | null>
  /** Notes on the text itself what follows from an outcome. */
  noted?: (text: Text, before: ReviewStatus, now: Date) => void
  /** Runs after the commit when a text that was hidden is public now: a live event. */
  published?: (site: Context['site'], text: Text) => void
}

/** Approves or rejects a text under a lock, so that two admins at once see each other's outcome. The same outcome again is no act. */
export function reviewText<Text extends Reviewed>(
  ctx: AdminWork,
  noun: ReviewedNoun<Text>,
  { id, ...outcome }: Outcome & { id: number },
): Promise<Text> {
  return atomically(ctx.em, async em => {
    const text = found(await noun.lock(em, id), noun.notFound)
    await settle({ ...ctx, em }, noun, text, outcome)
    return text
  })
}

/** The same inside a transaction that has locked the text already; tells whether it changed anything. */
export async function settle<Text extends Reviewed>(
  ctx: AdminWork,
  { noun, noted, published, writerOf }: ReviewedNoun<Text>,
  text: Text,
  outcome: Outcome,
): Promise<boolean> {
  const before = shown(text)
  const now = ctx.site.clock.now()
  if (!settleReview(text, outcome, now)) return false
  await recordAct(ctx, { act: `${noun}.review`, target: `${noun} ${text.id}`, before, after: shown(text) })
  noted?.(text, before.status, now)
  if (before.status !== 'approved' && text.status === 'approved') ctx.afterCommit(() => published?.(ctx.site, text))
  if (before.status !== text.status) tellWriter(ctx, noun, text, writerOf(text))
  return true
}

/** Tells the live pages of the member who wrote a text how its review ended; of a guest nobody is told. */
export function tellWriter(
  { site, afterCommit }: AdminWork,
  kind: ReviewedText,
  { id, status }: Pick<Reviewed, 'id' | 'status'>,
  writer: { id: number } | null | undefined,
): void {
  const approved = status === 'approved' ? 1 : 0
  if (writer) afterCommit(() => site.bus.publish('textReviewed', { kind, id, memberId: writer.id, approved }))
}

const shown = ({ status, reason }: Reviewed) => ({ status, reason: reason ?? null })
