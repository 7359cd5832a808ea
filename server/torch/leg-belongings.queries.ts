import type { Belongings } from '../api/belongings.ts'
import { standingOf } from '../review/review.entity.ts'
import { Leg } from './leg.entity.ts'

/** The passes of a member. A number once given stays; only the wish can go. */
export const legBelongings: Belongings = {
  name: 'torchPasses',
  async exported(em, memberId) {
    const legs = await em.find(Leg, { author: memberId }, { orderBy: { id: 'asc' } })
    return legs.map(({ id, last, wish, createdAt, ...reviewed }) => ({
      from: id,
      to: last,
      wish: wish ?? null,
      ...standingOf(reviewed),
      createdAt: createdAt.toISOString(),
    }))
  },
  async removed(em, memberId) {
    await em.nativeUpdate(Leg, { author: memberId, wish: { $ne: null } }, { wish: null, status: 'rejected' })
  },
}
