import type { ReviewedNoun } from '../review/review-text.ts'
import type { Post } from './post.entity.ts'
import { lockPost } from './post.queries.ts'

/** What the review needs to know of posts. */
export const reviewedPosts: ReviewedNoun<Post> = {
  noun: 'post',
  writerOf: ({ author }) => author,
  notFound: 'post.not_found',
  lock: lockPost,
  noted(post) {
    if (post.status === 'rejected') post.fingerprint = null
  },
}
