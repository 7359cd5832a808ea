import type { z } from 'zod'
import { reviewStateOf } from '../review/review.entity.ts'
import type { TorchPass } from './torch-pass.entity.ts'
import type { reviewedWish, PublicWish } from './torch.schema.ts'

/** Returns the wish if it is approved. Only its author sees a pending or rejected wish. */
export const readableWish = (pass: Pick<TorchPass, 'wish' | 'status'> | null): string | null =>
  pass?.status === 'approved' ? (pass.wish ?? null) : null

export const viewWish = ({ id, last, wish, createdAt }: TorchPass): PublicWish => ({
  from: id,
  to: last,
  wish: wish ?? '',
  passedAt: createdAt.toISOString(),
})

export const viewReviewedWish = (pass: TorchPass): z.output<typeof reviewedWish> => ({
  id: pass.id,
  from: pass.id,
  to: pass.last,
  wish: pass.wish ?? null,
  ...reviewStateOf(pass),
  createdAt: pass.createdAt.toISOString(),
})
