import type { Context } from '../rpc/context.ts'
import { isKnownBrowserOf } from '../rpc/known-browser-token.ts'
import type { LockAndCheck, ProcedureContext } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import type { Member } from '../member/member.entity.ts'
import { lockPasswordHash } from '../member/member.queries.ts'
import { hashNewPassword } from '../member/new-password.ts'
import { checkOneTimeCode } from '../second-factor/check-one-time-code.ts'
import { openSession } from './open-session.ts'
import { sessionsOf } from './session.queries.ts'
import { programOf, type Program } from './user-agent.ts'

export const wrongCredentials = () => new Refusal('credentials', 'session.credentials')

/** The further credentials of a login, after a correct password. */
interface SecondStep {
  oneTimeCode?: string | undefined
  newPassword?: string | undefined
  /** Records the use of a passkey that was checked, which is a second factor itself. */
  passkey?: LockAndCheck | undefined
}

/**
 * Opens a session for a member whose password or passkey was correct. Refuses with `factor.required` if a second factor is missing, and with
 * `session.new_password_required` if the site generated the password. A browser then holds the login for its second step.
 */
export async function completeLogin(context: ProcedureContext, member: Member, step: SecondStep) {
  const { em, site } = context
  const kept = member.passwordHash
  requireStep(context, member, step)
  const factor = await checkSecondFactor(context, member, step)
  const passwordHash = await hashReplacement(context, member, step)
  const program = programOf(context.userAgent)
  await mailNewLogin(context, member, program)
  if (passwordHash !== undefined) Object.assign(member, { passwordHash, mustChangePassword: false })
  const keys = openSession(em, member, site.clock.now(), program)
  await context.commit(async held => {
    // The password may have been changed during the check, to lock out somebody who knows the old one.
    if ((await lockPasswordHash(held, member.id)) !== kept) throw wrongCredentials()
    await factor?.(held)
  })
  context.rememberLogin?.(member)
  return { ...keys, user: member.profile() }
}

function requireStep(context: Context, member: Member, { oneTimeCode, newPassword, passkey }: SecondStep): void {
  const lacksFactor = member.secondFactor && oneTimeCode === undefined && passkey === undefined
  const lacksPassword = member.mustChangePassword && newPassword === undefined
  if (lacksFactor || lacksPassword) context.storePendingLogin?.(member)
  if (lacksFactor) throw new Refusal('credentials', 'factor.required', { field: 'oneTimeCode' })
  if (lacksPassword) throw new Refusal('credentials', 'session.new_password_required', { field: 'newPassword' })
}

async function checkSecondFactor(
  context: ProcedureContext,
  { id, secondFactor }: Member,
  { oneTimeCode, passkey }: SecondStep,
): Promise<LockAndCheck | undefined> {
  if (passkey !== undefined) return passkey
  return secondFactor && oneTimeCode !== undefined ? checkOneTimeCode(context, id, oneTimeCode) : undefined
}

async function hashReplacement(
  context: Context,
  member: Member,
  { newPassword }: SecondStep,
): Promise<string | undefined> {
  if (!member.mustChangePassword || newPassword === undefined) return undefined
  if (await context.site.passwords.verify(member.passwordHash, newPassword))
    throw new Refusal('credentials', 'session.new_password_required', { field: 'newPassword' })
  return hashNewPassword(context, { password: newPassword, field: 'newPassword' }, member)
}

/** Orders a letter if the member has live sessions and none of them is of this program. A first login needs no letter. */
async function mailNewLogin(context: ProcedureContext, member: Member, program: Program): Promise<void> {
  const { em, site, locale, afterCommit, knownBrowser } = context
  if (isKnownBrowserOf(site.vault, knownBrowser, member)) return
  const now = site.clock.now()
  const sessions = await sessionsOf(em, member.id, now)
  const hasProgram = sessions.some(({ browser, system }) => browser === program.browser && system === program.system)
  if (sessions.length === 0 || hasProgram) return
  const browser = [program.browser, program.system].filter(name => name !== null).join(', ')
  orderLetter(
    { em, vault: site.vault, now },
    { kind: 'new_login', address: member.email, locale, variables: { username: member.username, browser } },
  )
  afterCommit(site.letters.wake)
}
