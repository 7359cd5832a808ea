import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { orderLetter } from '../mail/letter.queries.ts'
import type { Member } from '../member/member.entity.ts'
import { publishSessionsEnded } from '../session/end-sessions.ts'
import { endSessions } from '../session/session.queries.ts'
import { deleteCodes } from '../verification/verification.queries.ts'

interface NewPassword {
  passwordHash: string
  letter: 'password_changed' | 'password_reset' | 'password_set'
  /** The session that does not end. */
  keptSession?: number
}

/** Sets the password of a locked member, ends their sessions, deletes their codes, and informs them by letter. */
export async function setPassword(
  context: ProcedureContext,
  member: Member,
  { passwordHash, letter: kind, keptSession }: NewPassword,
): Promise<void> {
  const { em, site, locale } = context
  const now = site.clock.now()
  member.passwordHash = passwordHash
  await endSessions(em, member.id, keptSession, now)
  await deleteCodes(em, member.id)
  const { username, email: address } = member
  orderLetter({ em, vault: site.vault, now }, { kind, address, locale, variables: { username } })
  publishSessionsEnded(context, member.id, keptSession === undefined ? {} : { but: keptSession })
  context.afterCommit(site.letters.wake)
}
