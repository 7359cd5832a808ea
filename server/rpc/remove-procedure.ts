import { byId, nothing } from '../kernel/primitives.schema.ts'
import { member } from './procedures.ts'
import type { MemberWork } from './unit-of-work.ts'

/** Removing a text by its id; `remove` says who may, and what goes with it. */
export const removeProcedure = (remove: (ctx: MemberWork, id: number) => Promise<void>) =>
  member
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input: { id } }) => {
      await remove(ctx, id)
      return null
    })
