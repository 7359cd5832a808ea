import type { PersonalData } from '../rpc/personal-data.ts'
import { lastReadsOf } from './unread.queries.ts'

/** How far a member has read which posts. It is no text: the database takes it away with the member. */
export const lastReadPersonalData: PersonalData = {
  name: 'readPosts',
  async exported(em, memberId) {
    const reads = await lastReadsOf(em, memberId)
    return reads.map(({ post, floor, at }) => ({ postId: post.id, floor, readAt: at.toISOString() }))
  },
  removed: () => Promise.resolve(),
}
