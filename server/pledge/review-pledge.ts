import type { z } from 'zod'
import { atomically, type AdminWork } from '../api/work.ts'
import { recordAct } from '../audit/record-act.ts'
import { found } from '../kernel/refusal.ts'
import { tellWriter } from '../review/review-text.ts'
import type { Pledge } from './pledge.entity.ts'
import { lockPledge, thesePledges } from './pledge.queries.ts'
import type { reviewPledge, reviewPledges } from './pledge.schema.ts'
import { viewOwnPledge } from './pledge.view.ts'

type Outcome = Omit<z.output<typeof reviewPledge>, 'id'>

/** Approves or rejects a pledge under a lock, so that two admins at once see each other's outcome. The same outcome again is no act. */
export function review(ctx: AdminWork, { id, ...outcome }: z.output<typeof reviewPledge>): Promise<Pledge> {
  return atomically(ctx.em, async em => {
    const pledge = found(await lockPledge(em, id), 'pledge.not_found')
    await em.populate(pledge, ['member'])
    await settle({ ...ctx, em }, pledge, outcome)
    return pledge
  })
}

/**
 * Reviews several at once. What was withdrawn, or no longer stands as the admin saw it, is passed over and told:
 * somebody else's outcome is never overruled unseen.
 */
export function reviewMany(ctx: AdminWork, { ids, seen, ...outcome }: z.output<typeof reviewPledges>) {
  return atomically(ctx.em, async em => {
    const locked = await thesePledges(em, ids, 'locked')
    const standing = locked.filter(({ status }) => seen === undefined || status === seen)
    for (const pledge of standing) await settle({ ...ctx, em }, pledge, outcome)
    const reviewed = standing.map(({ id }) => id)
    return { reviewed, passedOver: [...new Set(ids)].filter(id => !reviewed.includes(id)) }
  })
}

async function settle(ctx: AdminWork, pledge: Pledge, { status, reason }: Outcome): Promise<void> {
  const { id } = pledge
  const before = outcomeOf(pledge)
  if (!pledge.review(status, reason ?? null, ctx.site.clock.now())) return
  await recordAct(ctx, { act: 'pledge.review', target: `pledge ${id}`, before, after: outcomeOf(pledge) })
  if (before.status !== 'approved' && pledge.isApproved())
    ctx.afterCommit(() => ctx.site.bus.publish('pledgeApproved', { id }))
  if (before.status !== pledge.status) tellWriter(ctx, 'pledge', pledge, pledge.member)
}

/** Removes a pledge for good; the audit keeps what it said. */
export function remove(ctx: AdminWork, id: number): Promise<void> {
  return atomically(ctx.em, async em => {
    const pledge = found(await lockPledge(em, id), 'pledge.not_found')
    await recordAct({ ...ctx, em }, { act: 'pledge.remove', target: `pledge ${id}`, before: viewOwnPledge(pledge) })
    em.remove(pledge)
  })
}

const outcomeOf = ({ status, reason }: Pledge) => ({ status, reason: reason ?? null })
