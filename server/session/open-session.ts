import type { Work } from '../rpc/unit-of-work.ts'
import { after, seconds } from '../kernel/clock.ts'
import { hashToken, newToken } from '../kernel/secret.ts'
import type { Member } from '../member/member.entity.ts'
import { AccessToken, Session } from './session.entity.ts'
import { accessTokenLifetime, sessionLifetime } from './session-lifetimes.ts'
import type { SessionKeys } from './session.schema.ts'
import type { Program } from './user-agent.ts'

/** Opens a session in the caller's unit of work. Only the response of the caller contains the keys. */
export function openSession(
  em: Work['em'],
  member: Member,
  now: Date,
  program: Program = { browser: null, system: null },
): SessionKeys {
  const refreshToken = newToken()
  const session = em.create(Session, {
    member,
    refreshHash: hashToken(refreshToken),
    ...program,
    createdAt: now,
    confirmedAt: now,
    lastUsedAt: now,
    expiresAt: after(now, sessionLifetime),
  })
  em.persist(session)
  return { ...grantAccess(em, session, now), refreshToken }
}

/** Issues another access token of a session. Earlier ones stay valid, so that parallel renewals do not invalidate each other. */
export function grantAccess(em: Work['em'], session: Session, now: Date): { token: string; expiresIn: number } {
  const token = newToken()
  session.lastUsedAt = now
  const granted = Math.min(accessTokenLifetime, session.expiresAt.getTime() - now.getTime())
  em.persist(em.create(AccessToken, { hash: hashToken(token), session, expiresAt: after(now, granted) }))
  return { token, expiresIn: Math.floor(granted / seconds(1)) }
}
