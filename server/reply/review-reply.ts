import { noteOutcome } from '../review/live-text.ts'
import type { ReviewedNoun } from '../review/review-text.ts'
import type { Reply } from './reply.entity.ts'
import { lockReply } from './reply.queries.ts'

/** What the review needs to know of replies. */
export const reviewedReplies: ReviewedNoun<Reply> = {
  noun: 'reply',
  writerOf: ({ author }) => author,
  notFound: 'reply.not_found',
  lock: lockReply,
  noted: noteOutcome,
  published: (site, { id, post }) => site.bus.publish('replyShown', { id, postId: post.id }),
}
