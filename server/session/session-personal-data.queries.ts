import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { Session } from './session.entity.ts'

/** Personal data: the sessions of a member. They end with the account. */
export const sessionPersonalData: PersonalData = {
  name: 'sessions',
  async exportRows(em, memberId) {
    const sessions = await em.find(Session, { member: memberId }, { orderBy: { id: 'asc' } })
    return sessions.map(({ id, browser, system, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      browser: browser ?? null,
      system: system ?? null,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }))
  },
  async erase(em, memberId) {
    await em.nativeDelete(Session, { member: memberId })
  },
}
