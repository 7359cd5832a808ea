import { followShown } from '../review/follow-shown.ts'
import type { Comment } from './comment.entity.ts'
import { findShown, shownSince } from './comment.queries.ts'

/** Yields each comment of an article when it becomes public; after a reconnect, first all that did since the mark, oldest first. */
export const followComments = followShown<Comment>({
  event: 'commentShown',
  read: findShown,
  since: (em, mark, limit, articleId) => shownSince(em, articleId, mark, limit),
  shownAt: ({ shownAt }) => shownAt,
  scopeOf: ({ article }) => article.id,
})
