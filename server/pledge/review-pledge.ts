import type { z } from 'zod'
import type { Context } from '../api/context.ts'
import { atomically, type Work } from '../api/work.ts'
import { recordAct } from '../audit/record-act.ts'
import { found } from '../kernel/refusal.ts'
import type { SignedIn } from '../kernel/viewer.ts'
import type { Pledge } from './pledge.entity.ts'
import { lockPledge } from './pledge.queries.ts'
import type { reviewPledge } from './pledge.schema.ts'
import { viewOwnPledge } from './pledge.view.ts'

type AdminContext = Context & Work & { viewer: SignedIn }

/** Approves or rejects a pledge under a lock, so that two admins at once see each other's outcome. The same outcome again is no act. */
export function review(ctx: AdminContext, { id, status, reason }: z.output<typeof reviewPledge>): Promise<Pledge> {
  return atomically(ctx.em, async em => {
    const pledge = found(await lockPledge(em, id), 'pledge.not_found')
    await em.populate(pledge, ['member'])
    const before = outcomeOf(pledge)
    if (!pledge.review(status, reason ?? null, ctx.site.clock.now())) return pledge
    await recordAct({ ...ctx, em }, { act: 'pledge.review', target: `pledge ${id}`, before, after: outcomeOf(pledge) })
    if (before.status !== 'approved' && pledge.isApproved())
      ctx.afterCommit(() => ctx.site.bus.publish('pledgeApproved', { id }))
    return pledge
  })
}

/** Removes a pledge for good; the audit keeps what it said. */
export function remove(ctx: AdminContext, id: number): Promise<void> {
  return atomically(ctx.em, async em => {
    const pledge = found(await lockPledge(em, id), 'pledge.not_found')
    await recordAct({ ...ctx, em }, { act: 'pledge.remove', target: `pledge ${id}`, before: viewOwnPledge(pledge) })
    em.remove(pledge)
  })
}

const outcomeOf = ({ status, reason }: Pledge) => ({ status, reason: reason ?? null })
