import type { z } from 'zod'
import { reviewStateOf } from '../review/review.entity.ts'
import type { Leg } from './leg.entity.ts'
import type { reviewedWish, WishedLeg } from './torch.schema.ts'

/** Returns the wish if it is approved. Only its author sees a pending or rejected wish. */
export const readableWish = (leg: Pick<Leg, 'wish' | 'status'> | null): string | null =>
  leg?.status === 'approved' ? (leg.wish ?? null) : null

export const viewWish = ({ id, last, wish, createdAt }: Leg): WishedLeg => ({
  from: id,
  to: last,
  wish: wish ?? '',
  passedAt: createdAt.toISOString(),
})

export const viewReviewedWish = (leg: Leg): z.output<typeof reviewedWish> => ({
  id: leg.id,
  from: leg.id,
  to: leg.last,
  wish: leg.wish ?? null,
  ...reviewStateOf(leg),
  createdAt: leg.createdAt.toISOString(),
})
