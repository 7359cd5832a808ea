import type { Belongings } from '../api/belongings.ts'
import { standingOf } from '../review/review.entity.ts'
import { Comment } from './comment.entity.ts'

/** The comments of a member; one that is removed takes its answers along, as everywhere. */
export const commentBelongings: Belongings = {
  name: 'comments',
  async exported(em, memberId) {
    const comments = await em.find(Comment, { author: memberId }, { orderBy: { id: 'asc' } })
    return comments.map(({ id, article, parent, content, createdAt, ...reviewed }) => ({
      id,
      articleId: article.id,
      parentId: parent?.id ?? null,
      content,
      ...standingOf(reviewed),
      createdAt: createdAt.toISOString(),
    }))
  },
  async removed(em, memberId) {
    await em.nativeDelete(Comment, { author: memberId })
  },
}
