import type { EntityManager } from '@mikro-orm/postgresql'
import { hashToken } from '../kernel/secret.ts'
import { AccessToken, Session } from './session.entity.ts'

/** The live access token, with its session and member. */
export function findAccess(em: EntityManager, token: string, now: Date): Promise<AccessToken | null> {
  return em.findOne(AccessToken, { hash: hashToken(token), expiresAt: { $gt: now } }, { populate: ['session.member'] })
}

/** The live session of a refresh token, with its member. */
export function findRefreshable(em: EntityManager, refreshToken: string, now: Date): Promise<Session | null> {
  return em.findOne(
    Session,
    { refreshHash: hashToken(refreshToken), expiresAt: { $gt: now } },
    { populate: ['member'] },
  )
}

/** Removes what is good no longer; nothing refers to it. */
export async function forgetExpired(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(AccessToken, { expiresAt: { $lte: now } })
  await em.nativeDelete(Session, { expiresAt: { $lte: now } })
}
