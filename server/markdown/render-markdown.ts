import { linkNames, unlinkNames } from '../mention/link-mentions.ts'
import type { Mention } from '../mention/mention.schema.ts'
import { cleaned } from './clean-html.ts'

/** Rises when the same text gives other HTML; texts of an earlier renderer are made again when they are next saved. */
export const rendererVersion = 2

const deepest = 20

let parser: ReturnType<typeof openParser> | undefined

/** CommonMark with tables and bare links; no HTML of the writer's own (docs/product.md#markdown). */
async function openParser() {
  const { default: Markdown } = await import('markdown-it')
  const markdown = new Markdown('default', { html: false, linkify: true, maxNesting: deepest })
  markdown.linkify.set({ fuzzyEmail: false })
  markdown.core.ruler.push('shifted_headings', ({ tokens }) => shiftHeadings(tokens))
  return markdown
}

interface Token {
  type: string
  tag: string
  attrSet: (name: string, value: string) => void
}

// The title of the page is its only h1; the ids are ours, so that no text can take the place of a part of the page.
function shiftHeadings(tokens: readonly Token[]): void {
  let count = 0
  for (const token of tokens) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue
    token.tag = `h${Math.min(Number(token.tag.slice(1)) + 1, 6)}`
    if (token.type === 'heading_open') token.attrSet('id', `part-${(count += 1)}`)
  }
}

/** Markdown to HTML that is safe to show beside everything else of the site. The libraries are loaded on first use. */
export async function renderMarkdown(source: string): Promise<string> {
  parser ??= openParser()
  const markdown = await parser
  return captioned(await cleaned(markdown.render(source)))
}

interface Rendered {
  content: string
  html: string
  renderer: number
  mentions: readonly Mention[]
  pageless: readonly number[]
}

/** The HTML of a text that is kept with it, made again where it is that of an earlier renderer. */
export const currentHtml = async (
  { content, html, renderer, mentions, pageless }: Rendered,
  render = renderMarkdown,
): Promise<string> =>
  unlinkNames(renderer === rendererVersion ? html : linkNames(await render(content), mentions), pageless)

/** For a text that stands beside others: its headings are not named. */
export const withoutParts = (html: string): string => html.replace(/(<h[2-6]) id="part-\d+"/gu, '$1')

/** A picture that stands alone is a plate, and what describes it its caption (the words come escaped out of the attribute). */
const captioned = (html: string) =>
  html.replace(/<p>(<img [^>]*?alt="([^"]+)"[^>]*>)<\/p>/gu, '<figure>$1<figcaption>$2</figcaption></figure>')
