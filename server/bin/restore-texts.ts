import type { z } from 'zod'
import { retryWorkOnDeadlock, type MemberWork } from '../rpc/unit-of-work.ts'
import { recordAct } from '../audit/record-act.ts'
import { publishReviewDeskChanged } from '../decision/publish-review-desk-changed.ts'
import { namespaceOfType, textTypes } from '../kernel/text-kind-properties.schema.ts'
import { requireRightNow } from '../member/require-member.ts'
import type { Restored } from './bin.schema.ts'
import type * as schema from './bin.schema.ts'
import {
  deleteEntry,
  lockAllParents,
  lockParents,
  isRestored,
  lockEntries,
  restoreRow,
  type BinEntry,
} from './restore-row.queries.ts'

/**
 * Restores texts as they were, with their dependent texts. If two restore the same text, one succeeds. A text whose place is missing stays in the bin
 * and is reported in `left`. The work is retried on a deadlock, because a member who leaves meanwhile deletes rows that this locks or needs.
 */
export async function restoreTexts(ctx: MemberWork, { ids }: z.output<typeof schema.restoreTexts>): Promise<Restored> {
  const result = await retryWorkOnDeadlock(ctx, async work => {
    const { em } = work
    await requireRightNow(em, ctx.viewer, 'texts')
    await lockAllParents(em, ids)
    const removed = parentsFirst(await lockEntries(em, ids))
    const left = [...new Set(ids)].filter(id => removed.every(each => each.id !== id))
    const all: Restored = { done: [], left: left.map(id => ({ id, why: 'gone' })) }
    for (const each of removed)
      if (!(await lockParents(em, each))) all.left.push({ id: each.id, why: 'place' })
      else if (await isRestored(em, each)) {
        await deleteEntry(em, each)
        all.left.push({ id: each.id, why: 'gone' })
      } else all.done.push(await restoreOne(work, each))
    return all
  })
  if (result.done.length > 0) publishReviewDeskChanged(ctx)
  return result
}

// Restores a text before its dependent texts: a post before a reply, a comment before its answer.
const parentsFirst = (removed: BinEntry[]): BinEntry[] =>
  removed.toSorted(
    (one, other) => textTypes.indexOf(one.type) - textTypes.indexOf(other.type) || one.textId - other.textId,
  )

async function restoreOne(ctx: MemberWork, removed: BinEntry): Promise<Restored['done'][number]> {
  const { type, textId: id } = removed
  await restoreRow(ctx.em, removed)
  const namespace = namespaceOfType[type]
  await recordAct(ctx, { act: `${namespace}.restore`, target: `${namespace} ${id}` })
  const [text] = await ctx.site.texts[type].byId(ctx.em, [id], 'update')
  await text?.afterRestore(ctx)
  return { type, id, link: text?.link ?? '' }
}
