import type { Work } from '../rpc/unit-of-work.ts'
import { linkNames, namesIn, namesInHtml } from './link-mentions.ts'
import { membersNamed } from './mention.queries.ts'
import type { Mention } from './mention.schema.ts'

/** The members whom a plain text names (docs/product.md#mentions). */
export const mentionsIn = (em: Work['em'], text: string): Promise<Mention[]> => membersNamed(em, namesIn(text))

/** The members whom HTML of renderMarkdown names, and the same HTML with their names as links. */
export async function withMentions(em: Work['em'], html: string): Promise<{ html: string; mentions: Mention[] }> {
  const mentions = await membersNamed(em, namesInHtml(html))
  return { html: linkNames(html, mentions), mentions }
}
