import type { z } from 'zod'
import { violatedConstraint } from '../rpc/constraints.ts'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { after, days } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import { confirmIdentity, isOwnPassword } from '../session/confirm-identity.ts'
import { publishSessionsEnded } from '../session/end-sessions.ts'
import { endSessions } from '../session/session.queries.ts'
import { isFormerAddress, makeLink } from '../verification/mail-link.queries.ts'
import { countCode, sendCode, useCode, wrongCode } from '../verification/verification-codes.ts'
import { deleteCodes } from '../verification/verification.queries.ts'
import { codeRules, formerAddressDays } from '../verification/verification.schema.ts'
import { requireMember } from '../member/require-member.ts'
import type { changeEmail, changePassword, sendCode as sendCodeInput } from './account.schema.ts'
import type { Member } from '../member/member.entity.ts'
import { findByEmail, findWithPassword, keyOf, lockMember } from '../member/member.queries.ts'
import { hashNewPassword } from '../member/new-password.ts'
import { setPassword } from './set-password.ts'

/** Sends a code to the member's own address, or to the new address of an `email_change` (docs/product.md#change-of-password-or-address). */
export async function sendOwnCode(context: MemberWork, { type, email }: z.output<typeof sendCodeInput>) {
  const { site, viewer } = context
  const member = await requireMember(context.em, viewer)
  const address = type === 'email_change' ? await requireFreeAddress(context, member, email) : member.email
  const addressKey = keyOf(address)
  await countCode(context, type === 'email_change' ? { addressKey } : { memberId: member.id })
  await atomically(context.em, em =>
    sendCode({ ...context, em }, { memberId: member.id, purpose: type, addressKey }, address),
  )
  context.afterCommit(site.letters.wake)
  return { email: address, expiresIn: codeRules.lastsSeconds, resendAfter: codeRules.resendAfter }
}

async function requireFreeAddress(
  { em, site }: MemberWork,
  member: Member,
  email: string | undefined,
): Promise<string> {
  if (email === undefined) throw new Refusal('invalid', 'member.new_email_required', { field: 'email' })
  if (keyOf(email) === member.emailKey) throw new Refusal('conflict', 'member.email_same', { field: 'email' })
  const now = site.clock.now()
  if ((await findByEmail(em, email)) || (await isFormerAddress(em, keyOf(email), { now, but: member.id })))
    throw new Refusal('conflict', 'member.email_taken', { field: 'email' })
  return email
}

/** Sets a new password, given the old one and a code. Ends every other session and informs the member by letter. */
export async function changeOwnPassword(context: MemberWork, form: z.output<typeof changePassword>): Promise<null> {
  const { viewer } = context
  const known = await requireMember(context.em, viewer, findWithPassword)
  const kept = known.passwordHash
  if (!(await isOwnPassword(context, kept, form.oldPassword))) throw wrongOldPassword()
  const passwordHash = await hashNewPassword(context, { password: form.newPassword, field: 'newPassword' }, known)
  const isDone = await atomically(context.em, async em => {
    const member = await requireMember(em, viewer, lockMember)
    if (member.passwordHash !== kept) throw wrongOldPassword()
    const claim = { memberId: member.id, purpose: 'password_change', addressKey: member.emailKey } as const
    const inside = { ...context, em }
    if (!(await useCode(inside, claim, form.code))) return false
    member.mustChangePassword = false
    await setPassword(inside, member, { passwordHash, letter: 'password_changed', keptSession: viewer.sessionId })
    return true
  })
  if (!isDone) throw wrongCode()
  return null
}

const wrongOldPassword = () => new Refusal('credentials', 'member.old_password_wrong', { field: 'oldPassword' })

/**
 * Changes the address to the one that the code was sent to, after the member has proved their identity. Ends every other session. The former address
 * gets a letter with a link that restores it.
 */
export async function changeAddress(context: MemberWork, { newEmail, code, ...proof }: z.output<typeof changeEmail>) {
  const { site, viewer } = context
  await confirmIdentity(context, proof)
  const isDone = await atomically(context.em, em => storeAddress({ ...context, em }, newEmail, code)).catch(
    (error: unknown) => {
      if (violatedConstraint(error) !== 'member_email_unique') throw error
      throw new Refusal('conflict', 'member.email_taken', { field: 'newEmail' })
    },
  )
  if (!isDone) throw wrongCode()
  publishSessionsEnded(context, viewer.id, { but: viewer.sessionId })
  context.afterCommit(site.letters.wake)
  return { email: newEmail }
}

async function storeAddress(context: MemberWork, newEmail: string, code: string): Promise<boolean> {
  const { em, site, viewer, locale } = context
  const now = site.clock.now()
  const member = await requireMember(em, viewer, lockMember)
  const claim = { memberId: member.id, purpose: 'email_change', addressKey: keyOf(newEmail) } as const
  if (!(await useCode(context, claim, code))) return false
  const { username, email: address, emailKey } = member
  const expiresAt = after(now, days(formerAddressDays))
  const former = { email: address, emailKey }
  const token = await makeLink(em, { memberId: member.id, purpose: 'former_address', former, now, expiresAt })
  member.email = newEmail
  member.emailKey = keyOf(newEmail)
  await endSessions(em, member.id, viewer.sessionId, now)
  await deleteCodes(em, member.id)
  const variables = { username, newEmail, token, days: formerAddressDays }
  orderLetter({ em, vault: site.vault, now }, { kind: 'email_changed', address, locale, variables })
  return true
}
