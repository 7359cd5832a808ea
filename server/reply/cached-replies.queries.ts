import type { Post } from '../post/post.entity.ts'
import { CachedPages } from '../text/cached-list-pages.queries.ts'
import type { Reply } from './reply.entity.ts'
import { listReplies, type AskedReplies } from './reply.queries.ts'

interface AskedRepliesOfPost extends AskedReplies {
  post: Post
}

/** The pages of a post's replies by floor, and the total. Only staff who review may ask for a status. */
export const replyPages = new CachedPages<AskedRepliesOfPost, [Reply[], number], Reply>({
  type: 'reply',
  place: 'post',
  hidden: `status <> 'approved' and not is_removed`,
  placeOf: ({ post }) => post.id,
  keyOf: ({ post, page, limit, sort, withRemoved = false }) => [post.id, page, limit, sort, withRemoved].join(' '),
  isPublic: (_, { post }) => post.status === 'approved',
  list: listReplies,
  textsOf: ([replies]) => replies,
  membersOf: ({ author, addressee, parent }) => [author, addressee, parent?.author],
  wordsOf: ({ content, html }) => [content, html],
})
