import type { z } from 'zod'
import { isPendingLoginOf } from '../rpc/pending-login.ts'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Member } from '../member/member.entity.ts'
import { findWithPassword } from '../member/member.queries.ts'
import { checkPasskey, loginOptions, passkeyRefused } from '../second-factor/passkeys.ts'
import { passkeysOf } from '../second-factor/second-factor.queries.ts'
import { completeLogin } from './complete-login.ts'
import type { finishLogin, pendingLogin, passkeyLogin } from './session.schema.ts'

/** Returns the member whose login this browser holds; null if there is none, or if the password has changed meanwhile. */
async function pendingMember({ em, site, pendingLogin: held }: ProcedureContext): Promise<Member | null> {
  const member = held === undefined ? null : await findWithPassword(em, held.memberId)
  return held !== undefined && member !== null && isPendingLoginOf(site.vault, held, member) ? member : null
}

/** Returns the requirements of the second step of this browser's login. */
export async function pendingStep(context: ProcedureContext): Promise<z.output<typeof pendingLogin>> {
  const member = await pendingMember(context)
  if (member === null) return null
  const { id, username, secondFactor, mustChangePassword } = member
  const passkeys = secondFactor && (await passkeysOf(context.em, id)).length > 0
  return { username, secondFactor, passkeys, newPassword: mustChangePassword }
}

/** Completes a login whose password was correct with its second step. Refuses if the browser holds no login. */
export async function completeSecondStep(
  context: ProcedureContext,
  { passkey, ...step }: z.output<typeof finishLogin>,
) {
  const member = await pendingMember(context)
  if (member === null) throw new Refusal('credentials', 'session.login_lapsed')
  context.affects(member.id)
  if (passkey === undefined) return completeLogin(context, member, step)
  const { memberId, use } = await checkPasskey(context, passkey, { alone: false })
  if (memberId !== member.id) throw passkeyRefused()
  return completeLogin(context, member, { ...step, passkey: use })
}

/** Logs in without a password: the device has the key and has verified its user. */
export async function logInByPasskey(context: ProcedureContext, { passkey }: z.output<typeof passkeyLogin>) {
  const { memberId, use } = await checkPasskey(context, passkey, { alone: true })
  context.affects(memberId)
  const member = await findWithPassword(context.em, memberId)
  if (member === null) throw passkeyRefused()
  return completeLogin(context, member, { passkey: use })
}

/** Returns the WebAuthn options for a login: with the member's own keys in a second step, else with any key of this site. */
export async function passkeyLoginOptions(context: ProcedureContext) {
  const member = await pendingMember(context)
  return loginOptions(context, member?.id)
}
