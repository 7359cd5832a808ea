import type { z } from 'zod'
import { retryOnDeadlock, type MemberWork } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import { isOwnPassword } from '../session/confirm-identity.ts'
import { publishSessionsEnded } from '../session/end-sessions.ts'
import type { deleteAccount } from './account.schema.ts'
import { requireMember } from '../member/require-member.ts'
import { deleteAccountData } from './delete-account-data.ts'
import { findWithPassword, lockAccountToDelete, lockAdmins } from '../member/member.queries.ts'

/** Deletes the member's own account. The texts stay without a name or are deleted. Refuses the last admin (409). */
export async function deleteOwnAccount(
  context: MemberWork,
  { password, texts }: z.output<typeof deleteAccount>,
): Promise<null> {
  const { site, viewer, locale } = context
  const known = await requireMember(context.em, viewer, findWithPassword)
  const kept = known.passwordHash
  if (!(await isOwnPassword(context, kept, password))) throw wrongPassword()
  await retryOnDeadlock(context.em, async em => {
    const admins = await lockAdmins(em)
    const member = await requireMember(em, viewer, lockAccountToDelete)
    if (member.passwordHash !== kept) throw wrongPassword()
    if (member.isAdmin() && admins < 2) throw new Refusal('conflict', 'member.last_admin')
    const { username, email: address } = member
    await deleteAccountData({ em, site }, member, texts)
    orderLetter(
      { em, vault: site.vault, now: site.clock.now() },
      { kind: 'account_deleted', address, locale, variables: { username } },
    )
  })
  publishSessionsEnded(context, viewer.id)
  context.afterCommit(site.letters.wake)
  return null
}

const wrongPassword = () => new Refusal('credentials', 'member.own_password_wrong', { field: 'password' })
