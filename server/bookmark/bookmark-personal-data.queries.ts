import type { PersonalData } from '../rpc/personal-data-contract.ts'
import { Bookmark } from './bookmark.entity.ts'

/** Personal data: the bookmarks of a member. They are no texts; the database deletes them with the member. */
export const bookmarkPersonalData: PersonalData = {
  name: 'bookmarks',
  async exportRows(em, memberId) {
    const bookmarks = await em.find(Bookmark, { member: memberId }, { orderBy: { id: 'asc' } })
    return bookmarks.map(({ post, article, createdAt }) => ({
      type: post ? 'post' : 'article',
      id: post?.id ?? article?.id ?? null,
      createdAt: createdAt.toISOString(),
    }))
  },
  erase: () => Promise.resolve(),
}
