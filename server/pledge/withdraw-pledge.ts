import { atomically, type Work, type ProcedureContext } from '../rpc/unit-of-work.ts'
import { moveToBin } from '../bin/move-to-bin.ts'
import { requireFound } from '../kernel/refusal.ts'
import type { Pledge } from './pledge.entity.ts'

/** Removes a pledge for its sender and waits until caches have dropped it. */
export async function withdrawPledge(
  ctx: ProcedureContext,
  find: (em: Work['em']) => Promise<Pledge | null>,
): Promise<void> {
  await atomically(ctx.em, async em => {
    const pledge = requireFound(await find(em), 'pledge.not_found')
    await moveToBin({ ...ctx, em }, 'pledge', pledge, true)
    em.remove(pledge)
  })
  ctx.afterCommit(() => ctx.site.changes.waitUntilAnnounced())
}
