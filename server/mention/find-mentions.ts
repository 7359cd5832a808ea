import type { Work } from '../rpc/unit-of-work.ts'
import { linkNames, namesIn, namesInHtml } from './mentions-in-text.ts'
import { findMentionedMembers } from './mention.queries.ts'
import type { Mentions } from './mentions.entity.ts'

/** Finds the members whom a plain text mentions (docs/product.md#mentions). */
export const findMentions = (em: Work['em'], text: string): Promise<Mentions> => findMentionedMembers(em, namesIn(text))

/** Finds the members whom HTML of renderMarkdown mentions, and links their names in it. */
export async function linkMentions(em: Work['em'], html: string): Promise<Mentions & { html: string }> {
  const mentioned = await findMentionedMembers(em, namesInHtml(html))
  return { html: linkNames(html, mentioned.mentions), ...mentioned }
}
