import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { Follow } from './follow.entity.ts'

/** Personal data: what a member follows, and the posts that they ended to follow. The database deletes the rows with the member. */
export const followPersonalData: PersonalData = {
  name: 'follows',
  async exportRows(em, memberId) {
    const follows = await em.find(Follow, { member: memberId }, { orderBy: { id: 'asc' } })
    return follows.map(({ post, board, classYear, isEnded, createdAt }) => ({
      type: post ? 'post' : board ? 'board' : 'class',
      id: post?.id ?? board?.id ?? classYear ?? null,
      isEnded,
      createdAt: createdAt.toISOString(),
    }))
  },
  erase: () => Promise.resolve(),
}
