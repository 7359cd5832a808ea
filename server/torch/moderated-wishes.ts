import { recordAct } from '../audit/record-act.ts'
import { actsOn, type Moderated, type ModeratedNoun } from '../review/moderated.ts'
import type { Leg } from './leg.entity.ts'
import { theseWishes, waitingWishes } from './leg.queries.ts'
import { reviewedWishes } from './review-wish.ts'

const inHand = (leg: Leg): Moderated => ({
  ...actsOn(reviewedWishes, leg, { wish: leg.wish }),
  author: leg.member ?? null,
  title: null,
  content: leg.wish ?? '',
  link: '/blessings#relay',
  createdAt: leg.createdAt,
  changedAt: leg.createdAt,
  async remove(ctx) {
    await recordAct(ctx, { act: 'torch.removeWish', target: `torch ${leg.id}`, before: { wish: leg.wish } })
    leg.dropWish()
  },
})

export const moderatedWishes: ModeratedNoun = {
  those: async (em, ids, how) => (await theseWishes(em, ids, how)).map(inHand),
  async waiting(em, limit) {
    const [legs, total] = await waitingWishes(em, limit)
    return [legs.map(inHand), total]
  },
}
