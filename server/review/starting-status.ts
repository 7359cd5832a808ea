import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import type { OptionalQueue } from '../kernel/text-kinds.schema.ts'
import { reviewRules } from './review.queries.ts'

/**
 * How a new or changed text of this kind starts: approved, unless the site setting says "review first" or one of its texts holds a word
 * of the list (docs/product.md#what-is-reviewed-first). Nobody learns which word it was. Reads with the `em` it is given, so that it
 * may be asked inside a transaction too.
 */
export async function startingStatus(
  { em, site }: Pick<Context, 'site'> & Pick<Work, 'em'>,
  kind: OptionalQueue,
  texts: readonly string[],
): Promise<Extract<ReviewStatus, 'pending' | 'approved'>> {
  const { first, search } = await reviewRules(em, site)
  return first[kind] || texts.some(search) ? 'pending' : 'approved'
}
