import type { ReviewedNoun } from '../review/review-text.ts'
import type { Reply } from './reply.entity.ts'
import { lockReply } from './reply.queries.ts'

/** What the review needs to know of replies. */
export const reviewedReplies: ReviewedNoun<Reply> = {
  noun: 'reply',
  notFound: 'reply.not_found',
  lock: lockReply,
  noted(reply, before, now) {
    if (reply.status === 'rejected') reply.fingerprint = null
    if (reply.status === 'approved' && before !== 'approved') reply.shownAt = now
  },
  published: (site, { id, post }) => site.bus.publish('replyShown', { id, postId: post.id }),
}
