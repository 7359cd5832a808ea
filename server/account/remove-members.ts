import type { z } from 'zod'
import { retryOnDeadlock, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import { publishSessionsEnded } from '../session/end-sessions.ts'
import { deleteMember } from './delete-member.ts'
import { lockAdminsAsAdmin } from './manage-members.ts'
import type { removeMembers } from './managed-member.schema.ts'
import type { Member } from '../member/member.entity.ts'
import { lockLeavingMember } from '../member/member.queries.ts'

type Removal = z.output<typeof removeMembers>

/**
 * Removes the chosen accounts that still exist, all or none. Each removal has its own audit record and its own letter to the owner. Admins cannot
 * remove themselves (docs/api.md#admin), so one always remains.
 */
export async function deleteMembers(ctx: MemberWork, { ids, texts }: Removal): Promise<number> {
  if (ids.includes(ctx.viewer.id)) throw new Refusal('conflict', 'member.not_yourself')
  const chosen = [...new Set(ids)].sort((one, other) => one - other)
  const count = await retryOnDeadlock(ctx.em, async em => {
    await lockAdminsAsAdmin(ctx, em)
    let removed = 0
    for (const id of chosen) {
      const member = await lockLeavingMember(em, id)
      if (member === null) continue
      await removeOne({ ...ctx, em }, member, texts)
      ctx.affects(id)
      removed += 1
    }
    return removed
  })
  for (const id of chosen) publishSessionsEnded(ctx, id)
  ctx.afterCommit(ctx.site.letters.wake)
  return count
}

async function removeOne(ctx: MemberWork, member: Member, texts: Removal['texts']): Promise<void> {
  const { em, site, locale } = ctx
  const { id, username, email: address, role } = member
  await deleteMember(ctx, member, texts)
  await recordAct(ctx, { act: 'member.remove', target: `member ${id}`, before: { username, role }, after: { texts } })
  orderLetter(
    { em, vault: site.vault, now: site.clock.now() },
    { kind: 'account_removed', address, locale, words: { username } },
  )
}
