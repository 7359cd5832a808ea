import { noteOutcome } from '../review/live-text.ts'
import type { ReviewedNoun } from '../review/review-text.ts'
import type { Comment } from './comment.entity.ts'
import { lockComment } from './comment.queries.ts'

/** What the review needs to know of comments. */
export const reviewedComments: ReviewedNoun<Comment> = {
  noun: 'comment',
  writerOf: ({ author }) => author,
  notFound: 'comment.not_found',
  lock: lockComment,
  noted: noteOutcome,
  published: (site, { id, article }) => site.bus.publish('commentShown', { id, articleId: article.id }),
}
