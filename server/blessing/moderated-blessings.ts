import { actsOn, type Moderated, type ModeratedNoun } from '../review/moderated.ts'
import type { Blessing } from './blessing.entity.ts'
import { theseBlessings, waitingBlessings } from './blessing.queries.ts'
import { reviewedBlessings } from './review-blessing.ts'

const inHand = (blessing: Blessing): Moderated => ({
  ...actsOn(reviewedBlessings, blessing, { content: blessing.content, isAnonymous: blessing.isAnonymous }),
  author: blessing.author ?? null,
  title: null,
  content: blessing.content,
  link: `/blessings/${blessing.id}`,
  createdAt: blessing.createdAt,
  changedAt: blessing.updatedAt,
})

export const moderatedBlessings: ModeratedNoun = {
  those: async (em, ids, how) => (await theseBlessings(em, ids, how)).map(inHand),
  async waiting(em, limit) {
    const [blessings, total] = await waitingBlessings(em, limit)
    return [blessings.map(inHand), total]
  },
}
