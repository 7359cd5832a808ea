import type { z } from 'zod'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordOf } from '../kernel/primitives.schema.ts'
import { removableKinds } from '../kernel/text-kind-properties.schema.ts'
import { requireRightNow } from '../member/require-member.ts'
import type { removeMany } from './admin.schema.ts'

const typesByName = recordOf(removableKinds.map(({ bulkRemovalName, type }) => [bulkRemovalName, type]))

/** Removes the chosen texts that still exist, all or none. Each removal has its own audit record. */
export function removeSelectedTexts(
  ctx: MemberWork,
  { type: name, ids }: z.output<typeof removeMany>,
): Promise<number> {
  return atomically(ctx.em, async em => {
    await requireRightNow(em, ctx.viewer, 'texts')
    const texts = await ctx.site.texts[typesByName[name]].byId(em, [...new Set(ids)], 'update')
    for (const text of texts) await text.remove({ ...ctx, em })
    return texts.length
  })
}
