import type { Belongings } from '../api/belongings.ts'
import { departed } from '../member/person.ts'
import { Pledge } from './pledge.entity.ts'

/** The pledges of a member. */
export const pledgeBelongings: Belongings = {
  name: 'pledges',
  async exported(em, memberId) {
    const pledges = await em.find(Pledge, { member: memberId }, { orderBy: { id: 'asc' } })
    return pledges.map(({ id, name, grade, message, language, status, reason, createdAt, reviewedAt }) => ({
      id,
      name,
      grade,
      message,
      language,
      status,
      reason: reason ?? null,
      createdAt: createdAt.toISOString(),
      reviewedAt: reviewedAt?.toISOString() ?? null,
    }))
  },
  async unsigned(em, memberId) {
    await em.nativeUpdate(Pledge, { member: memberId }, { name: departed.username })
  },
  async removed(em, memberId) {
    await em.nativeDelete(Pledge, { member: memberId })
  },
}
