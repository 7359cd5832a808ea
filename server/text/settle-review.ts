import type { MemberWork } from '../rpc/work.ts'
import { recordAct } from '../audit/record-act.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { setOutcome, type Reviewed } from '../review/review.entity.ts'
import type { Outcome } from '../review/review.schema.ts'
import { reviewedNames, type ReviewedName, type ReviewedType } from '../kernel/text-kinds.schema.ts'
import type { Written } from './text.entity.ts'

interface ReviewedKind<Text extends Written> {
  type: ReviewedType
  noted?: (text: Text, before: ReviewStatus, now: Date) => void
  live?: { scope: (text: Text) => number }
}

/** Approves or rejects a text that this transaction has locked; tells whether that changed anything. */
export async function settleReview<Text extends Written>(
  ctx: MemberWork,
  { type, noted, live }: ReviewedKind<Text>,
  text: Text,
  outcome: Outcome,
): Promise<boolean> {
  const before = outcomeOf(text)
  const name = reviewedNames[type]
  const now = ctx.site.clock.now()
  if (!setOutcome(text, outcome, now)) return false
  await recordAct(ctx, { act: `${name}.review`, target: `${name} ${text.id}`, before, after: outcomeOf(text) })
  noted?.(text, before.status, now)
  if (live && before.status !== 'approved' && text.status === 'approved')
    ctx.afterCommit(() => ctx.site.bus.publish('textShown', { type, id: text.id, scope: live.scope(text) }))
  if (before.status !== text.status) tellAuthor(ctx, name, text)
  return true
}

/** Tells the live pages of the member who wrote a text how its review ended; of a guest nobody is told. */
function tellAuthor({ site, afterCommit }: MemberWork, kind: ReviewedName, { id, status, author }: Written): void {
  const approved = status === 'approved' ? 1 : 0
  if (author) afterCommit(() => site.bus.publish('textReviewed', { kind, id, memberId: author.id, approved }))
}

const outcomeOf = ({ status, reason }: Reviewed) => ({ status, reason: reason ?? null })
