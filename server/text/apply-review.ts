import type { DecisionWork } from '../rpc/text-kind-contract.ts'
import type { MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import type { TextState } from '../decision/decision.schema.ts'
import { recordDecision } from '../decision/record-decision.ts'
import { reviewStatus, type ReviewStatus } from '../kernel/primitives.schema.ts'
import { publishShownText } from '../review/publish-shown-text.ts'
import { setOutcome, reviewStateOf, type Reviewed } from '../review/review.entity.ts'
import type { Outcome } from '../review/review.schema.ts'
import { reviewedNamespaces, type ReviewedNamespace, type ReviewedType } from '../kernel/text-kind-properties.schema.ts'
import type { Written } from './text.entity.ts'

interface ReviewedKind<Text extends Written> {
  type: ReviewedType
  afterReview?: (text: Text, before: ReviewStatus, now: Date) => void
  live?: { scope: (text: Text) => number } | undefined
}

/** Approves or rejects a text that this transaction has locked. Returns true if that changed anything. */
export async function applyReview<Text extends Written>(
  ctx: DecisionWork,
  { type, afterReview, live }: ReviewedKind<Text>,
  text: Text,
  outcome: Outcome,
): Promise<boolean> {
  const before = outcomeOf(text)
  const stateBefore = reviewStateOf(text)
  const namespace = reviewedNamespaces[type]
  const now = ctx.site.clock.now()
  if (!setOutcome(text, outcome, now)) return false
  await recordAct(ctx, {
    act: `${namespace}.review`,
    target: `${namespace} ${text.id}`,
    before,
    after: outcomeOf(text),
  })
  await recordDecision(ctx, { type, id: text.id, before: stateBefore, after: reviewStateOf(text) })
  afterReview?.(text, before.status, now)
  if (live && before.status !== 'approved') publishShownText(ctx, type, text, live.scope(text))
  if (before.status !== text.status) publishReviewed(ctx, namespace, text)
  return true
}

/** Gives a text back the status that it had before a decision which this transaction undoes. Its author sees it on the page and gets no message. */
export async function revertReview<Text extends Written>(
  ctx: DecisionWork,
  { type, afterReview, live }: ReviewedKind<Text>,
  text: Text,
  { status, reason, reviewedAt }: TextState,
): Promise<void> {
  const before = outcomeOf(text)
  const namespace = reviewedNamespaces[type]
  text.status = reviewStatus.parse(status)
  text.reason = reason
  await recordAct(ctx, { act: 'desk.undo', target: `${namespace} ${text.id}`, before, after: outcomeOf(text) })
  afterReview?.(text, before.status, ctx.site.clock.now())
  text.reviewedAt = reviewedAt === null ? null : new Date(reviewedAt)
  if (live && before.status !== 'approved') publishShownText(ctx, type, text, live.scope(text))
}

/** Announces a restored text to live pages as if it had just become public. */
export function publishRestored<Text extends Written & { shownAt?: Date | null | undefined }>(
  ctx: MemberWork,
  { type, live }: Pick<ReviewedKind<Text>, 'type' | 'live'>,
  text: Text,
): void {
  if (text.status !== 'approved') return
  if (text.shownAt !== undefined) text.shownAt = ctx.site.clock.now()
  if (live) publishShownText(ctx, type, text, live.scope(text))
}

/** Informs the author's live pages of the outcome of a review. Guests have none. */
function publishReviewed(
  { site, afterCommit }: MemberWork,
  kind: ReviewedNamespace,
  { id, status, author }: Written,
): void {
  const approved = status === 'approved' ? 1 : 0
  if (author) afterCommit(() => site.bus.publish('textReviewed', { kind, id, memberId: author.id, approved }))
}

const outcomeOf = ({ status, reason }: Reviewed) => ({ status, reason: reason ?? null })
