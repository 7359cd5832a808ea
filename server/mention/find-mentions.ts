import type { Work } from '../rpc/unit-of-work.ts'
import { linkNames, namesIn, namesInHtml } from './link-mentions.ts'
import { membersNamed } from './mention.queries.ts'
import type { Naming } from './mention-columns.entity.ts'

/** Finds the members whom a plain text mentions (docs/product.md#mentions). */
export const mentionsIn = (em: Work['em'], text: string): Promise<Naming> => membersNamed(em, namesIn(text))

/** Finds the members whom HTML of renderMarkdown mentions, and links their names in it. */
export async function withMentions(em: Work['em'], html: string): Promise<Naming & { html: string }> {
  const naming = await membersNamed(em, namesInHtml(html))
  return { html: linkNames(html, naming.mentions), ...naming }
}
