import type { Belongings } from '../api/belongings.ts'
import { departed } from '../member/person.ts'
import { standingOf } from '../review/review.entity.ts'
import { Pledge } from './pledge.entity.ts'

/** The pledges of a member. */
export const pledgeBelongings: Belongings = {
  name: 'pledges',
  async exported(em, memberId) {
    const pledges = await em.find(Pledge, { author: memberId }, { orderBy: { id: 'asc' } })
    return pledges.map(({ id, name, grade, message, language, createdAt, ...reviewed }) => ({
      id,
      name,
      grade,
      message,
      language,
      ...standingOf(reviewed),
      createdAt: createdAt.toISOString(),
    }))
  },
  async unsigned(em, memberId) {
    await em.nativeUpdate(Pledge, { author: memberId }, { name: departed.username })
  },
  async removed(em, memberId) {
    await em.nativeDelete(Pledge, { author: memberId })
  },
}
