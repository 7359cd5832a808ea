import type { ReviewedNoun } from '../review/review-text.ts'
import type { Comment } from './comment.entity.ts'
import { lockComment } from './comment.queries.ts'

/** What the review needs to know of comments. */
export const reviewedComments: ReviewedNoun<Comment> = {
  noun: 'comment',
  notFound: 'comment.not_found',
  lock: lockComment,
  noted(comment, before, now) {
    if (comment.status === 'rejected') comment.fingerprint = null
    if (comment.status === 'approved' && before !== 'approved') comment.shownAt = now
  },
  published: (site, { id, article }) => site.bus.publish('commentShown', { id, articleId: article.id }),
}
