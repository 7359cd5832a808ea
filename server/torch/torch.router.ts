import { z } from 'zod'
import { anyone, limited, member, router, withRight } from '../rpc/procedures.ts'
import { removeProcedure } from '../rpc/remove-procedure.ts'
import { pageOf } from '../kernel/primitives.schema.ts'
import { requireFound } from '../kernel/refusal.ts'
import { findOwnWish, torchTotal, newestWishes, wishesBy } from './torch-pass.queries.ts'
import { passTorch } from './pass-torch.ts'
import * as schema from './torch.schema.ts'
import { viewReviewedWish, viewWish } from './torch.view.ts'
import { wishText } from './wish-text-kind.ts'

// The torch relay.
export const torchRouter = router({
  get: anyone.output(schema.torchCount).query(async ({ ctx: { em } }) => ({ count: await torchTotal(em) })),

  add: anyone
    .meta({ counts: false })
    .input(schema.passTorch)
    .output(schema.passedTorch)
    .use(limited('torch'))
    .mutation(({ ctx, input }) => passTorch(ctx, input)),

  /** The newest passes with a public wish. */
  wishes: anyone
    .input(schema.drawWishes)
    .output(z.array(schema.publicWish))
    .query(async ({ ctx, input }) => (await newestWishes(ctx, input.limit)).map(viewWish)),

  /** The member's own wishes, newest first, of any status. */
  mine: member
    .input(schema.listOwnWishes)
    .output(schema.ownWishes)
    .query(async ({ ctx: { em, viewer }, input }) => {
      const [passes, total] = await wishesBy(em, viewer.id, input)
      return { wishes: passes.map(viewReviewedWish), ...pageOf(total, input) }
    }),

  ownWish: member
    .input(schema.oneWish)
    .output(schema.reviewedWish)
    .query(async ({ ctx: { em, viewer }, input: { id } }) =>
      viewReviewedWish(requireFound(await findOwnWish(em, viewer.id, id), 'torch.not_found')),
    ),

  removeWish: removeProcedure(wishText.remove),

  review: withRight('review')
    .input(schema.reviewWish)
    .output(schema.reviewedWish)
    .mutation(async ({ ctx, input }) => viewReviewedWish(await wishText.review(ctx, input))),
})
