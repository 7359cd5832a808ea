import { actsOn, type Moderated, type ModeratedNoun } from '../review/moderated.ts'
import type { Reply } from './reply.entity.ts'
import { theseReplies, waitingReplies } from './reply.queries.ts'
import { keptOf } from './reply.view.ts'
import { reviewedReplies } from './review-reply.ts'

const inHand = (reply: Reply): Moderated => ({
  ...actsOn(reviewedReplies, reply, keptOf(reply)),
  isPublic: reply.status === 'approved' && reply.post.status === 'approved',
  author: reply.author ?? null,
  title: reply.post.title,
  content: reply.content,
  link: `/forum/reply/${reply.id}`,
  createdAt: reply.createdAt,
  changedAt: reply.createdAt,
})

export const moderatedReplies: ModeratedNoun = {
  those: async (em, ids, how) => (await theseReplies(em, ids, how)).map(inHand),
  async waiting(em, limit) {
    const [replies, total] = await waitingReplies(em, limit)
    return [replies.map(inHand), total]
  },
}
