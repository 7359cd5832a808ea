import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import type { OptionalQueue } from '../kernel/text-kinds.schema.ts'
import { reviewRules, type Rules } from './review.queries.ts'

type Starting = Extract<ReviewStatus, 'pending' | 'approved'>

/**
 * How a new or changed text of this kind starts: approved, unless the site setting says "review first" or one of its texts holds a word
 * of the list (docs/product.md#what-is-reviewed-first). Nobody learns which word it was. Reads with the `em` it is given, so that it
 * may be asked inside a transaction too.
 */
export async function startingStatus(
  { em, site }: Pick<Context, 'site'> & Pick<Work, 'em'>,
  kind: OptionalQueue,
  texts: readonly string[],
): Promise<Starting> {
  return statusBy(await reviewRules(em, site), kind, texts)
}

/** The same by rules that were read already. */
export const statusBy = ({ first, search }: Rules, kind: OptionalQueue, texts: readonly string[]): Starting =>
  first[kind] || texts.some(search) ? 'pending' : 'approved'
