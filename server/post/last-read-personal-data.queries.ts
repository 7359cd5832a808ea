import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { lastReadsOf } from './unread.queries.ts'

/** Personal data: how far a member has read which posts. The database deletes the rows with the member. */
export const lastReadPersonalData: PersonalData = {
  name: 'readPosts',
  async exportRows(em, memberId) {
    const reads = await lastReadsOf(em, memberId)
    return reads.map(({ post, floor, at }) => ({ postId: post.id, floor, readAt: at.toISOString() }))
  },
  erase: () => Promise.resolve(),
}
