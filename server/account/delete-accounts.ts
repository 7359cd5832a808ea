import type { z } from 'zod'
import { retryOnDeadlock, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import { publishSessionsEnded } from '../session/end-sessions.ts'
import { deleteAccountData } from './delete-account-data.ts'
import { lockAdminsAsAdmin } from './manage-members.ts'
import type { removeMembers } from './managed-member.schema.ts'
import type { Member } from '../member/member.entity.ts'
import { lockAccountToDelete } from '../member/member.queries.ts'

type Deletion = z.output<typeof removeMembers>

/**
 * Deletes the chosen accounts that still exist, all or none. Each deletion has its own audit record and its own letter to the owner. Admins cannot
 * delete themselves (docs/api.md#admin), so one always remains.
 */
export async function deleteAccounts(ctx: MemberWork, { ids, texts }: Deletion): Promise<number> {
  if (ids.includes(ctx.viewer.id)) throw new Refusal('conflict', 'member.not_yourself')
  const chosen = [...new Set(ids)].sort((one, other) => one - other)
  const count = await retryOnDeadlock(ctx.em, async em => {
    await lockAdminsAsAdmin(ctx, em)
    let deleted = 0
    for (const id of chosen) {
      const member = await lockAccountToDelete(em, id)
      if (member === null) continue
      await deleteOne({ ...ctx, em }, member, texts)
      ctx.affects(id)
      deleted += 1
    }
    return deleted
  })
  for (const id of chosen) publishSessionsEnded(ctx, id)
  ctx.afterCommit(ctx.site.letters.wake)
  return count
}

async function deleteOne(ctx: MemberWork, member: Member, texts: Deletion['texts']): Promise<void> {
  const { em, site, locale } = ctx
  const { id, username, email: address, role } = member
  await deleteAccountData(ctx, member, texts)
  await recordAct(ctx, { act: 'member.remove', target: `member ${id}`, before: { username, role }, after: { texts } })
  orderLetter(
    { em, vault: site.vault, now: site.clock.now() },
    { kind: 'account_removed', address, locale, variables: { username } },
  )
}
