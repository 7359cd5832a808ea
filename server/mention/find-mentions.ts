import type { Work } from '../rpc/unit-of-work.ts'
import { linkNames, namesIn, namesInHtml } from './link-mentions.ts'
import { membersNamed } from './mention.queries.ts'
import type { Naming } from './mention-columns.entity.ts'

/** The members whom a plain text names (docs/product.md#mentions). */
export const mentionsIn = (em: Work['em'], text: string): Promise<Naming> => membersNamed(em, namesIn(text))

/** The members whom HTML of renderMarkdown names, and the same HTML with their names as links. */
export async function withMentions(em: Work['em'], html: string): Promise<Naming & { html: string }> {
  const naming = await membersNamed(em, namesInHtml(html))
  return { html: linkNames(html, naming.mentions), ...naming }
}
