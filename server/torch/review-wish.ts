import type { ReviewedNoun } from '../review/review-text.ts'
import type { Leg } from './leg.entity.ts'
import { lockWish } from './leg.queries.ts'

/** What the review needs to know of the wishes that go with the torch. */
export const reviewedWishes: ReviewedNoun<Leg> = {
  noun: 'torch',
  writerOf: ({ member }) => member,
  notFound: 'torch.not_found',
  lock: lockWish,
}
