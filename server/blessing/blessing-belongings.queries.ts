import type { Belongings } from '../api/belongings.ts'
import { standingOf } from '../review/review.entity.ts'
import { Blessing } from './blessing.entity.ts'

/** The blessings of a member, the anonymous ones too. */
export const blessingBelongings: Belongings = {
  name: 'blessings',
  async exported(em, memberId) {
    const blessings = await em.find(Blessing, { author: memberId }, { orderBy: { id: 'asc' } })
    return blessings.map(({ id, content, language, isAnonymous, createdAt, ...reviewed }) => ({
      id,
      content,
      language,
      isAnonymous,
      ...standingOf(reviewed),
      createdAt: createdAt.toISOString(),
    }))
  },
  async removed(em, memberId) {
    await em.nativeDelete(Blessing, { author: memberId })
  },
}
