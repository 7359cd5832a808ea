import type { z } from 'zod'
import { identifyQueueSender } from '../rpc/identify-caller.ts'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { minutes } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { SignedIn } from '../kernel/viewer.ts'
import { requireMember } from '../member/require-member.ts'
import { findWithPassword } from '../member/member.queries.ts'
import { checkOneTimeCode } from '../second-factor/check-one-time-code.ts'
import { recordConfirmation } from './session.queries.ts'
import type { identityProof } from './session.schema.ts'

const confirmationLifetime = minutes(10)

/** Returns true if the member proved who they are within the last ten minutes. */
export const isConfirmed = ({ confirmedAt }: SignedIn, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() <= confirmationLifetime

/**
 * Requires a proof of identity for acts that could take over an account, because somebody may have found the session open. The password or a second
 * factor is a proof, valid for ten minutes. Without a recent one, refuses with `session.confirm_required`. Tries are counted for the
 * account (limits: confirmation, secondFactor).
 */
export async function confirmIdentity(
  context: MemberWork,
  { password, oneTimeCode }: z.output<typeof identityProof>,
): Promise<void> {
  const { site, viewer } = context
  if (oneTimeCode !== undefined) return confirmByCode(context, oneTimeCode)
  if (password === undefined) {
    if (isConfirmed(viewer, site.clock.now())) return
    throw new Refusal('forbidden', 'session.confirm_required', { field: 'password' })
  }
  const { passwordHash } = await requireMember(context.em, viewer, findWithPassword)
  if (!(await isOwnPassword(context, passwordHash, password)))
    throw new Refusal('credentials', 'member.own_password_wrong', { field: 'password' })
  await recordConfirmation(site.fork(), viewer.sessionId, site.clock.now())
}

/** Returns whether this is the password of the caller, and counts the try, whatever act it is for (limits: confirmation). */
export async function isOwnPassword(context: MemberWork, passwordHash: string, password: string): Promise<boolean> {
  const { limiter, passwords } = context.site
  await limiter.countKey('confirmation', String(context.viewer.id))
  return passwords.verify(passwordHash, password, identifyQueueSender(context))
}

async function confirmByCode(context: MemberWork, code: string): Promise<void> {
  const { site, viewer } = context
  const use = await checkOneTimeCode(context, viewer.id, code)
  await atomically(site.fork(), use)
  await recordConfirmation(site.fork(), viewer.sessionId, site.clock.now())
}
