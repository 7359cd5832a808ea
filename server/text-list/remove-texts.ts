import type { z } from 'zod'
import { atomically, type MemberWork } from '../rpc/unit-of-work.ts'
import { publishReviewDeskChanged } from '../decision/publish-review-desk-changed.ts'
import { parseTextReference, type TextReference } from '../moderation/text-reference.ts'
import { textTypes, type TextType } from '../kernel/text-kind-properties.schema.ts'
import { requireRightNow } from '../member/require-member.ts'
import type { RemovedTexts } from './text-list.schema.ts'
import type * as schema from './text-list.schema.ts'

/**
 * Moves texts of any kind into the bin, in one transaction. Texts that are gone, or were edited since they were read, are left alone and reported in
 * `left`.
 */
export async function removeTexts(ctx: MemberWork, input: z.output<typeof schema.removeTexts>): Promise<RemovedTexts> {
  const texts = input.texts.flatMap(parseTextReference)
  const result = await atomically(ctx.em, async em => {
    await requireRightNow(em, ctx.viewer, 'texts')
    const all: RemovedTexts = { done: [], left: [] }
    // Dependent texts are removed before the texts they belong to.
    for (const type of textTypes.toReversed()) {
      const asked = texts.filter(text => text.type === type)
      await atomically(em, inner => removeOfKind({ ...ctx, em: inner }, { type, asked }, all))
    }
    return all
  })
  if (result.done.length > 0) publishReviewDeskChanged(ctx)
  return result
}

async function removeOfKind(
  ctx: MemberWork,
  { type, asked }: { type: TextType; asked: readonly TextReference[] },
  all: RemovedTexts,
): Promise<void> {
  const ids = [...new Set(asked.map(({ id }) => id))]
  if (ids.length === 0) return
  const texts = await ctx.site.texts[type].byId(ctx.em, ids, 'update')
  for (const id of ids.toSorted((one, other) => other - one)) {
    const text = texts.find(each => each.id === id)
    const readAs = asked.find(each => each.id === id)?.changedAt
    if (text === undefined) all.left.push({ type, id, why: 'gone' })
    else if (readAs !== undefined && text.changedAt.getTime() !== Date.parse(readAs))
      all.left.push({ type, id, why: 'changed' })
    else {
      await text.remove(ctx)
      all.done.push({ type, id })
    }
  }
}
