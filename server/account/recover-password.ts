import type { z } from 'zod'
import type { Context } from '../rpc/context.ts'
import { atomically, type ProcedureContext } from '../rpc/unit-of-work.ts'
import { lockLink, consumeLink } from '../verification/mail-link.queries.ts'
import { countCode, invalidLink, sendCode, useCode, wrongCode } from '../verification/verification-codes.ts'
import type { forgotPassword, resetByLink, resetPassword } from './account.schema.ts'
import type { Member } from '../member/member.entity.ts'
import { findByEmail, keyOf, lockMember } from '../member/member.queries.ts'
import { hashNewPassword, requireAcceptable } from '../member/new-password.ts'
import { setPassword } from './set-password.ts'

/**
 * Sends a code if the address belongs to a member. The look-up runs after the response, so that known and unknown addresses get the same response in
 * the same time (docs/product.md#verification-code).
 */
export async function sendResetCode(context: Context, { email }: z.output<typeof forgotPassword>): Promise<null> {
  const { site, locale } = context
  await countCode(context, { addressKey: keyOf(email) })
  site.background.run('member.forgotPassword', async () => {
    const ordered = await atomically(site.fork(), async em => {
      const known = await findByEmail(em, email)
      if (!known) return false
      const claim = { memberId: known.id, purpose: 'reset', addressKey: known.emailKey } as const
      await sendCode({ site, locale, em }, claim, known.email)
      return true
    })
    if (ordered) site.letters.wake()
  })
  return null
}

/**
 * Sets a new password with the code from a letter, ends every session and informs the owner by letter. The hash is computed first, also for unknown
 * addresses and wrong codes: they take the same time, and no transaction waits for hashing.
 */
export async function resetPasswordWithCode(
  context: ProcedureContext,
  { email, code, newPassword }: z.output<typeof resetPassword>,
): Promise<null> {
  const passwordHash = await hashNewPassword(context, { password: newPassword, field: 'newPassword' }, { email })
  const known = await findByEmail(context.em, email)
  if (known) context.affects(known.id)
  // An unknown address takes the same steps with id 0, so that the response time does not reveal it.
  const owner = { memberId: known?.id ?? 0, addressKey: known?.emailKey ?? keyOf(email) }
  const wanted = { password: newPassword, field: 'newPassword', passwordHash }
  if (!(await atomically(context.em, em => setPasswordByCode({ ...context, em }, owner, code, wanted))))
    throw wrongCode()
  return null
}

async function setPasswordByCode(
  context: ProcedureContext,
  { memberId, addressKey }: { memberId: number; addressKey: string },
  code: string,
  wanted: WantedPassword,
): Promise<boolean> {
  const member = await lockMember(context.em, memberId)
  const claim = { memberId, purpose: 'reset', addressKey: member?.emailKey ?? addressKey } as const
  if (!(await useCode(context, claim, code)) || !member) return false
  await setRecoveredPassword(context, member, wanted)
  return true
}

/** Sets a new password with the link from the letter. It needs neither address nor code, and wrong tries of others do not invalidate it. */
export async function resetPasswordByLink(
  context: ProcedureContext,
  { token, newPassword }: z.output<typeof resetByLink>,
): Promise<null> {
  const passwordHash = await hashNewPassword(context, { password: newPassword, field: 'newPassword' }, {})
  const wanted = { password: newPassword, field: 'newPassword', passwordHash }
  await atomically(context.em, async em => {
    const link = await lockLink(em, { purpose: 'reset', token, now: context.site.clock.now() })
    const member = link && (await lockMember(em, link.member.id))
    if (!link || !member) throw invalidLink()
    context.affects(member.id)
    await consumeLink(em, link)
    await setRecoveredPassword({ ...context, em }, member, wanted)
  })
  return null
}

interface WantedPassword {
  password: string
  field: string
  passwordHash: string
}

async function setRecoveredPassword(context: ProcedureContext, member: Member, wanted: WantedPassword): Promise<void> {
  // Only the holder of the code or link gets this refusal. Both stay valid for another choice.
  requireAcceptable(wanted, member)
  member.mustChangePassword = false
  await setPassword(context, member, { passwordHash: wanted.passwordHash, letter: 'password_reset' })
}
