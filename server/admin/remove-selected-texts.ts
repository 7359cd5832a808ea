import type { z } from 'zod'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { removableKinds } from '../kernel/text-kinds.schema.ts'
import type { removeMany } from './admin.schema.ts'

/** Removes exactly the texts that were chosen and are still there, all or none; each is an act of its own. */
export function removeSelectedTexts(ctx: MemberWork, { type, ids }: z.output<typeof removeMany>): Promise<number> {
  const kinds = removableKinds.filter(({ removable }) => removable === type)
  return atomically(ctx.em, async em => {
    let removed = 0
    for (const kind of kinds)
      for (const text of await ctx.site.texts[kind.type].byId(em, [...new Set(ids)], 'locked')) {
        await text.remove({ ...ctx, em })
        removed += 1
      }
    return removed
  })
}
