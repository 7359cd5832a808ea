import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { Like } from './like.entity.ts'

/** Personal data: the likes of a member. A like is no text; after the member has left it still counts, without a name. */
export const likePersonalData: PersonalData = {
  name: 'likes',
  async exportRows(em, memberId) {
    const likes = await em.find(Like, { member: memberId }, { orderBy: { id: 'asc' } })
    return likes.map(({ targetType, targetId, createdAt }) => ({
      targetType,
      targetId,
      createdAt: createdAt.toISOString(),
    }))
  },
  erase: () => Promise.resolve(),
}
