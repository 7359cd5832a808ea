import type { Belongings } from '../api/belongings.ts'
import { standingOf } from '../review/review.entity.ts'
import { Reply } from './reply.entity.ts'

/** The replies of a member. */
export const replyBelongings: Belongings = {
  name: 'replies',
  async exported(em, memberId) {
    const replies = await em.find(Reply, { author: memberId }, { orderBy: { id: 'asc' } })
    return replies.map(({ id, post, floor, parent, addressee, content, images, createdAt, ...reviewed }) => ({
      id,
      postId: post.id,
      floor,
      parentId: parent?.id ?? null,
      replyToUserId: addressee?.id ?? null,
      content,
      images,
      ...standingOf(reviewed),
      createdAt: createdAt.toISOString(),
    }))
  },
  async removed(em, memberId) {
    await em.nativeDelete(Reply, { author: memberId })
  },
}
