import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import type { OptionalQueue } from '../kernel/text-kind-properties.schema.ts'
import type { Reviewed } from './review.entity.ts'
import { reviewRules, type Rules } from './review.queries.ts'

type Starting = Extract<ReviewStatus, 'pending' | 'approved'>

/**
 * Returns the initial status of a new or changed text: approved, unless the site setting says "review first" or the text contains a word of the word
 * list (docs/product.md#what-is-reviewed-first). Nobody learns which word it was. Reads with the given `em`, so that it can be called inside a
 * transaction.
 */
export async function startingStatus(
  { em, site }: Pick<Context, 'site'> & Pick<Work, 'em'>,
  kind: OptionalQueue,
  texts: readonly string[],
): Promise<Starting> {
  return statusBy(await reviewRules(em, site), kind, texts)
}

/** Reviews a text that its author changed: an approved text is checked like a new one, and a rejected text is pending again. */
export async function reviewAgain(
  ctx: Parameters<typeof startingStatus>[0],
  text: Reviewed,
  kind: OptionalQueue,
  texts: readonly string[],
): Promise<void> {
  if (text.status === 'approved') text.status = await startingStatus(ctx, kind, texts)
  else if (text.status === 'rejected') Object.assign(text, { status: 'pending', reason: null })
}

/** Like `startingStatus`, with rules that were read already. */
export const statusBy = ({ first, search }: Rules, kind: OptionalQueue, texts: readonly string[]): Starting =>
  first[kind] || texts.some(search) ? 'pending' : 'approved'
