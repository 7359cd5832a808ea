import { atomically, type MemberWork } from '../api/work.ts'
import { recordAct } from '../audit/record-act.ts'
import { allow, found } from '../kernel/refusal.ts'
import { canChange, canSee, isAuthor } from '../review/review.policy.ts'
import { lockWish } from './leg.queries.ts'

/** Takes away what was said on a leg: for its writer, and for admins (decisions: Who may edit or delete). The legs stay in the count. */
export function removeWish(ctx: MemberWork, id: number): Promise<null> {
  return atomically(ctx.em, async em => {
    const leg = found(await lockWish(em, id), 'torch.not_found')
    const wish = { author: leg.member, status: leg.status }
    found(canSee(ctx.viewer, wish) ? leg : null, 'torch.not_found')
    allow(canChange(ctx.viewer, wish), 'torch.not_yours')
    if (!isAuthor(ctx.viewer, wish))
      await recordAct({ ...ctx, em }, { act: 'torch.removeWish', target: `torch ${id}`, before: { wish: leg.wish } })
    leg.dropWish()
    return null
  })
}
