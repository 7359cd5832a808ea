import { recordAct } from '../audit/record-act.ts'
import { router, withRight } from '../rpc/procedures.ts'
import { atomically } from '../rpc/unit-of-work.ts'
import { nothing } from '../kernel/primitives.schema.ts'
import { Refusal } from '../kernel/refusal.ts'
import { countLetters, failedLetters, removeFailedLetter, retryLetter } from '../mail/letter.queries.ts'
import { oneLetter, outbox } from './letter.schema.ts'
import { viewFailedLetter } from './letter.view.ts'

const shown = 50

// The outbox as admins see it (docs/product.md#delivery).
export const letterRouter = router({
  outbox: withRight('settings')
    .output(outbox)
    .query(async ({ ctx: { em } }) => {
      const letters = await failedLetters(em, shown)
      return { ...(await countLetters(em)), letters: letters.map(viewFailedLetter) }
    }),

  /** Queues a letter again that was given up. */
  retry: withRight('settings')
    .input(oneLetter)
    .output(nothing)
    .mutation(async ({ ctx, input: { id } }) => {
      await atomically(ctx.em, async em => {
        if (!(await retryLetter(em, id, ctx.site.clock.now()))) throw new Refusal('missing', 'letter.not_found')
        await recordAct({ ...ctx, em }, { act: 'letter.retry', target: `letter ${id}` })
      })
      ctx.afterCommit(ctx.site.letters.wake)
      return null
    }),

  remove: withRight('settings')
    .input(oneLetter)
    .output(nothing)
    .mutation(async ({ ctx, input: { id } }) => {
      await atomically(ctx.em, async em => {
        if (!(await removeFailedLetter(em, id))) throw new Refusal('missing', 'letter.not_found')
        await recordAct({ ...ctx, em }, { act: 'letter.remove', target: `letter ${id}` })
      })
      return null
    }),
})
