import { byId, nothing } from '../kernel/primitives.schema.ts'
import { member } from './procedures.ts'
import type { MemberWork } from './unit-of-work.ts'

/** A procedure that removes a text by its id. `remove` checks the permission and removes what depends on the text. */
export const removeProcedure = (remove: (ctx: MemberWork, id: number) => Promise<void>) =>
  member
    .input(byId)
    .output(nothing)
    .mutation(async ({ ctx, input: { id } }) => {
      await remove(ctx, id)
      return null
    })
