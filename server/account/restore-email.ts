import type { z } from 'zod'
import { violatedConstraint } from '../rpc/constraints.ts'
import { atomically, type ProcedureContext } from '../rpc/unit-of-work.ts'
import { after, days } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import { newToken } from '../kernel/secret.ts'
import { removeFactorsSince } from '../second-factor/second-factor.queries.ts'
import { publishSessionsEnded } from '../session/end-sessions.ts'
import { endSessions } from '../session/session.queries.ts'
import { lockLink, consumeLink } from '../verification/mail-link.queries.ts'
import { invalidLink, sendCode } from '../verification/verification-codes.ts'
import { deleteCodes } from '../verification/verification.queries.ts'
import type { restoreAddress } from './account.schema.ts'
import { lockMember } from '../member/member.queries.ts'

/** A factor that was set up in this time before the address changed may belong to the intruder who changed it. */
const suspectFactorAge = days(7)

/**
 * Restores the address that the letter with this link was sent to. An intruder who changed the address may know the password and hold a session, so
 * every session ends, the password becomes void, and a letter for a new password goes to the restored address. Links of later changes become void
 * too, and second factors that were set up since a week before the change are removed.
 */
export async function restoreEmail(
  context: ProcedureContext,
  { token }: z.output<typeof restoreAddress>,
): Promise<{ email: string }> {
  const { site } = context
  // A random password that nobody knows. It is hashed before the transaction begins, so that no transaction waits for hashing.
  const passwordHash = await site.passwords.hash(newToken())
  const restored = await atomically(context.em, em => restoreLocked({ ...context, em }, token, passwordHash)).catch(
    (error: unknown) => {
      if (violatedConstraint(error) !== 'member_email_unique') throw error
      throw new Refusal('conflict', 'member.email_taken')
    },
  )
  publishSessionsEnded(context, restored.memberId)
  context.afterCommit(site.letters.wake)
  return { email: restored.email }
}

async function restoreLocked(context: ProcedureContext, token: string, passwordHash: string) {
  const { em, site, locale } = context
  const now = site.clock.now()
  const link = await lockLink(em, { purpose: 'former_address', token, now })
  const member = link && (await lockMember(em, link.member.id))
  if (link?.email == null || link.emailKey == null || !member) throw invalidLink()
  const { email, emailKey } = link
  context.affects(member.id)
  await consumeLink(em, link)
  Object.assign(member, { email, emailKey, passwordHash })
  await removeFactorsSince(em, member.id, after(link.createdAt, -suspectFactorAge))
  await endSessions(em, member.id, undefined, now)
  await deleteCodes(em, member.id)
  await sendCode({ site, locale, em }, { memberId: member.id, purpose: 'reset', addressKey: emailKey }, email)
  return { memberId: member.id, email }
}
