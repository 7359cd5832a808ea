import type { MemberWork } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { textOf } from '../markdown/read-html.ts'
import type { Post } from '../post/post.entity.ts'
import { findPostWithTexts } from '../post/post.queries.ts'
import type { Reply } from './reply.entity.ts'
import { countShown, countExisting } from './reply.queries.ts'

interface Answered {
  post: Post
  parent: Reply | null
}

/**
 * Returns the words that a reply quotes from its parent or from the post, as plain text with “…” for left-out parts (docs/product.md#quotes). Refuses
 * words that the text does not contain, and any quote of a text that is not public, even by those who see it.
 */
export async function requireQuote(
  { em, viewer }: Pick<MemberWork, 'em' | 'viewer'>,
  { post, parent }: Answered,
  quote: string | null | undefined,
): Promise<string | null> {
  if (!quote) return null
  if (parent && parent.status !== 'approved') throw notThere()
  const quoted = parent ?? (await findPostWithTexts(em, viewer, post.id))
  if (!quoted || !holdsInOrder(textOf(quoted.html), quote)) throw notThere()
  return quote
}

/**
 * Refuses quotes of floors that were deleted or hidden since the replies were written. The post must be locked, so that this cannot change before the
 * commit.
 */
export async function requireQuotable(
  em: MemberWork['em'],
  replies: readonly Pick<Reply, 'parent' | 'quote'>[],
): Promise<void> {
  const floors = new Set(replies.flatMap(({ parent, quote }) => (parent && quote != null ? [parent.id] : [])))
  if (floors.size === 0 || (await countShown(em, floors)) === floors.size) return
  if ((await countExisting(em, floors)) < floors.size)
    throw new Refusal('missing', 'reply.not_found', { field: 'parentId' })
  throw notThere()
}

const notThere = () => new Refusal('invalid', 'reply.quote_not_there', { field: 'quote' })

// Spaces are ignored, because browsers break the lines of a selection differently.
const withoutSpaces = (text: string) => text.normalize('NFC').replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, '')

/** Returns true if the parts of a quote occur in a text, in the same order. */
function holdsInOrder(text: string, quote: string): boolean {
  const whole = withoutSpaces(text)
  let at = 0
  for (const piece of withoutSpaces(quote).split(/…+|\.{3,}/u)) {
    const found = whole.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return true
}
