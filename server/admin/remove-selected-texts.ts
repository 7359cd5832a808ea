import type { z } from 'zod'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { removableKinds } from '../kernel/text-kind-properties.schema.ts'
import type { removeMany } from './admin.schema.ts'

/** Removes the chosen texts that still exist, all or none. Each removal has its own audit record. */
export function removeSelectedTexts(ctx: MemberWork, { type, ids }: z.output<typeof removeMany>): Promise<number> {
  const kinds = removableKinds.filter(({ bulkRemovalName }) => bulkRemovalName === type)
  return atomically(ctx.em, async em => {
    let removed = 0
    for (const kind of kinds)
      for (const text of await ctx.site.texts[kind.type].byId(em, [...new Set(ids)], 'update')) {
        await text.remove({ ...ctx, em })
        removed += 1
      }
    return removed
  })
}
