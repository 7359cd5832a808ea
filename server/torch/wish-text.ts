import { defineText } from '../text/define-text.ts'
import { Leg } from './leg.entity.ts'
import { dropWishesOf, passesCount, wordlessPassesCount } from './leg.queries.ts'

/** The wish of a pass. Removing it clears the wish; the legs stay in the count. */
export const wishText = defineText({
  type: 'wish',
  entity: Leg,
  load: (em, legs) => em.populate(legs, ['author']),
  only: { wish: { $ne: null } },
  title: () => null,
  content: ({ wish }) => wish ?? '',
  link: () => '/blessings#relay',
  isAnonymous: () => true,
  kept: ({ wish }) => ({ wish }),
  refusals: { notFound: 'torch.not_found', notYours: 'torch.not_yours' },
  removal: { act: 'torch.removeWish', drop: leg => leg.dropWish() },
  personal: {
    name: 'torchPasses',
    counts: { relayParticipations: passesCount, wordlessPasses: wordlessPassesCount },
    exportedFields: ({ id, last, wish }) => ({ from: id, to: last, wish: wish ?? null }),
    // Legs are never removed, only their wishes.
    erase: dropWishesOf,
  },
})
