import { defineText } from '../text/define-text-kind.ts'
import { TorchPass } from './torch-pass.entity.ts'
import { dropWishesOf, passesCount, passesWithoutWishCount } from './torch-pass.queries.ts'

/** The wish of a pass. Removing it clears the wish; the legs stay in the count. */
export const wishText = defineText({
  type: 'wish',
  entity: TorchPass,
  load: (em, passes) => em.populate(passes, ['author']),
  only: { wish: { $ne: null } },
  title: () => null,
  content: ({ wish }) => wish ?? '',
  link: () => '/blessings#relay',
  isAnonymous: () => true,
  auditFields: ({ wish }) => ({ wish }),
  refusals: { notFound: 'torch.not_found', notYours: 'torch.not_yours' },
  removal: { act: 'torch.removeWish', drop: pass => pass.dropWish() },
  personal: {
    name: 'torchPasses',
    counts: { relayParticipations: passesCount, passesWithoutWish: passesWithoutWishCount },
    exportedFields: ({ id, last, wish }) => ({ from: id, to: last, wish: wish ?? null }),
    // Legs are never removed, only their wishes.
    erase: dropWishesOf,
  },
})
