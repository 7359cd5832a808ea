import type { PersonalData } from '../rpc/personal-data.ts'
import { Bookmark } from './bookmark.entity.ts'

/** What a member has bookmarked. It is no text: the database takes it away with the member. */
export const bookmarkPersonalData: PersonalData = {
  name: 'bookmarks',
  async exported(em, memberId) {
    const bookmarks = await em.find(Bookmark, { member: memberId }, { orderBy: { id: 'asc' } })
    return bookmarks.map(({ post, article, createdAt }) => ({
      type: post ? 'post' : 'article',
      id: post?.id ?? article?.id ?? null,
      createdAt: createdAt.toISOString(),
    }))
  },
  removed: () => Promise.resolve(),
}
