import type { EntityManager } from '@mikro-orm/postgresql'
import type { Belongings } from '../api/belongings.ts'
import { standingOf } from '../review/review.entity.ts'
import { Post } from './post.entity.ts'
import { holdPosts } from './post.queries.ts'

// The posts of a member and those they replied to, in one order, before these or their names are removed.
const holdPostsOf = (em: EntityManager, memberId: number): Promise<void> =>
  holdPosts(em, 'select id from post where author_id = ? union select post_id from reply where author_id = ?', [
    memberId,
    memberId,
  ])

/** The posts of a member, the anonymous ones too; one that is removed takes its replies along, as everywhere. */
export const postBelongings: Belongings = {
  name: 'posts',
  async exported(em, memberId) {
    const posts = await em.find(Post, { author: memberId }, { orderBy: { id: 'asc' }, populate: ['board', 'content'] })
    return posts.map(
      ({ id, board, title, content, language, images, isAnonymous, createdAt, updatedAt, ...reviewed }) => ({
        id,
        board: { id: board.id, name: board.name },
        title,
        content,
        language,
        images,
        isAnonymous,
        ...standingOf(reviewed),
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }),
    )
  },
  // Held before the member is: whoever replies meanwhile holds the post, and looks for its author.
  unsigned: holdPostsOf,
  async removed(em, memberId) {
    await holdPostsOf(em, memberId)
    await em.nativeDelete(Post, { author: memberId })
  },
}
