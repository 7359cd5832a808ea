import { followShown } from '../review/follow-shown.ts'
import type { Reply } from './reply.entity.ts'
import { findShown, shownSince } from './reply.queries.ts'

/** Yields each reply of a post when it becomes public; after a reconnect, first all that did since the mark, oldest first. */
export const followReplies = followShown<Reply>({
  event: 'replyShown',
  read: findShown,
  since: (em, mark, limit, postId) => shownSince(em, postId, mark, limit),
  shownAt: ({ shownAt }) => shownAt,
  scopeOf: ({ post }) => post.id,
})
