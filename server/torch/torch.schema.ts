import { z } from 'zod'
import {
  byId,
  draw,
  hasSomethingToSee,
  moment,
  oneLine,
  paging,
  reviewStatus,
  totals,
} from '../kernel/primitives.schema.ts'
import { reviewText } from '../review/review.schema.ts'

/** The most legs of one pass, and the length of a wish in code points (docs/product.md#torch). */
export const torchLimits = { count: 10, wish: 20 } as const

const wish = z
  .string('invalid.value')
  .overwrite(oneLine)
  .max(torchLimits.wish, 'torch.wish_too_long')
  .nullish()
  .transform(text => (text != null && hasSomethingToSee(text) ? text : null))

export const passTorch = z.object({
  count: z.int('torch.count').min(1, 'torch.count').max(torchLimits.count, 'torch.count').default(1),
  wish,
})

export const torchCount = z.object({ count: z.int() })
/** The state of the torch: its last leg, and the wish of the last pass if it is public. */
const torchState = torchCount.extend({ wish: z.string().nullable() })
export type TorchState = z.infer<typeof torchState>
export const drawWishes = draw
export const reviewWish = reviewText

const passFields = z.object({ from: z.int(), to: z.int(), wish: z.string().nullable() })

/** The response to a pass: its legs, and the pass before it. */
export const passedTorch = z.object({
  count: z.int(),
  leg: passFields.extend({ status: reviewStatus }),
  previous: passFields.nullable(),
})
export type PassedTorch = z.infer<typeof passedTorch>

/** A pass with a public wish. */
export const publicWish = passFields.extend({ wish: z.string(), passedAt: moment })
export type PublicWish = z.infer<typeof publicWish>

export const reviewedWish = passFields.extend({
  id: z.int(),
  status: reviewStatus,
  reviewedAt: moment.nullable(),
  reason: z.string().nullable(),
  createdAt: moment,
})

export const listOwnWishes = paging(20)
export const ownWishes = z.object({ wishes: z.array(reviewedWish), ...totals })
export const oneWish = byId

export const torchCodes = ['torch.count', 'torch.wish_too_long', 'torch.not_found', 'torch.not_yours'] as const
