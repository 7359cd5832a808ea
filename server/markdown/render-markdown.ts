import { linkNames, unlinkNames } from '../mention/mentions-in-text.ts'
import type { Mention } from '../mention/mention.schema.ts'
import { cleanHtml } from './clean-html.ts'

/** Increases when the same source gives other HTML. Stored HTML of an earlier version is rendered again when it is shown or saved. */
export const rendererVersion = 2

const maxNesting = 20

let parser: ReturnType<typeof openParser> | undefined

/** Parses CommonMark with tables and bare links, without raw HTML (docs/product.md#markdown). */
async function openParser() {
  const { default: Markdown } = await import('markdown-it')
  const markdown = new Markdown('default', { html: false, linkify: true, maxNesting })
  markdown.linkify.set({ fuzzyEmail: false })
  markdown.core.ruler.push('shifted_headings', ({ tokens }) => shiftHeadings(tokens))
  return markdown
}

interface Token {
  type: string
  tag: string
  attrSet: (name: string, value: string) => void
}

// The title of the page is its only h1. The site assigns the ids, so that no text can imitate the anchor of another part of the page.
function shiftHeadings(tokens: readonly Token[]): void {
  let count = 0
  for (const token of tokens) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue
    token.tag = `h${Math.min(Number(token.tag.slice(1)) + 1, 6)}`
    if (token.type === 'heading_open') token.attrSet('id', `part-${(count += 1)}`)
  }
}

/** Renders Markdown to HTML that is safe beside the rest of the site. The libraries are loaded on first use. */
export async function renderMarkdown(source: string): Promise<string> {
  parser ??= openParser()
  const markdown = await parser
  return captioned(await cleanHtml(markdown.render(source)))
}

interface Rendered {
  content: string
  html: string
  renderer: number
  mentions: readonly Mention[]
  pageless: readonly number[]
}

/** Returns the stored HTML of a text, or renders it again if it is from an earlier version of the renderer. */
export const currentHtml = async (
  { content, html, renderer, mentions, pageless }: Rendered,
  render = renderMarkdown,
): Promise<string> =>
  unlinkNames(renderer === rendererVersion ? html : linkNames(await render(content), mentions), pageless)

/** Removes the ids of headings, for a text that is shown beside others. */
export const withoutParts = (html: string): string => html.replace(/(<h[2-6]) id="part-\d+"/gu, '$1')

/** A picture alone in its paragraph becomes a figure with its description as caption. The attribute is escaped already. */
const captioned = (html: string) =>
  html.replace(/<p>(<img [^>]*?alt="([^"]+)"[^>]*>)<\/p>/gu, '<figure>$1<figcaption>$2</figcaption></figure>')
