import type { MemberWork } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import { textOf } from '../markdown/read-html.ts'
import type { Post } from '../post/post.entity.ts'
import type { Reply } from './reply.entity.ts'

interface Answered {
  post: Post
  parent: Reply | null
}

/**
 * What a reply repeats of the text it answers, of its parent or else of the post: their words and nothing else, with “…” where some are
 * left out (docs/product.md#quotes). What is not public is not quoted, also by those who see it.
 */
export async function quoteTaken(
  { em }: Pick<MemberWork, 'em'>,
  { post, parent }: Answered,
  quote: string | null | undefined,
): Promise<string | null> {
  if (!quote) return null
  if (parent && parent.status !== 'approved') throw notThere()
  if (!parent) await em.populate(post, ['html'])
  if (!holdsInOrder(textOf((parent ?? post).html), quote)) throw notThere()
  return quote
}

const notThere = () => new Refusal('invalid', 'reply.quote_not_there', { field: 'quote' })

// A browser breaks lines of what is marked in its own way.
const withoutSpaces = (text: string) => text.normalize('NFC').replace(/[\s\p{Default_Ignorable_Code_Point}]+/gu, '')

/** Whether the pieces of a quote stand in a text, one behind the other. */
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
