import { maxMentions, type Mention } from './mention.schema.ts'

// Finds mentions, but not inside mail or web addresses. Chinese keyboards write the full-width sign.
const marks = /(?<![\w@.＠/-])[@＠](\w{3,20})(?![\w@＠])/gu

/** Returns the names after an @, in lower case and without repetition. Names beyond the limit are ignored. */
export const namesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(marks)].map(([, name = '']) => name.toLowerCase()))].slice(0, maxMentions)

const opaque = new Set(['a', 'code', 'pre'])

/** Changes the visible text of HTML that renderMarkdown made, except inside links and code. */
function mapVisibleText(html: string, change: (words: string) => string): string {
  let depth = 0
  return html
    .split(/(<[^>]*>)/u)
    .map(piece => {
      const [, isEnd, tag = ''] = /^<(\/?)([a-z\d]+)/u.exec(piece) ?? []
      if (opaque.has(tag)) depth += isEnd === '/' ? -1 : 1
      return piece.startsWith('<') || depth > 0 ? piece : change(piece)
    })
    .join('')
}

/** Like `namesIn`, for HTML that renderMarkdown made. Links and code are left out. */
export function namesInHtml(html: string): string[] {
  const words: string[] = []
  mapVisibleText(html, piece => {
    words.push(piece)
    return piece
  })
  return namesIn(words.join('\n'))
}

/** Links the names of members to their pages. The link contains the id, which stays right if the name is changed or taken by somebody else later. */
export function linkNames(html: string, mentions: readonly Mention[]): string {
  if (mentions.length === 0) return html
  return mapVisibleText(html, words =>
    words.replace(marks, (said, name: string) => {
      const found = mentions.find(mention => mention.name.toLowerCase() === name.toLowerCase())
      return found === undefined ? said : `<a href="/members/${found.name}?id=${found.id}" class="mention">${said}</a>`
    }),
  )
}

const links = /<a href="\/members\/\w+\?id=(\d+)" class="mention">([^<]*)<\/a>/gu

/** Replaces the links of members without a visible page by their plain names, in HTML of linkNames. */
export const unlinkNames = (html: string, pageless: readonly number[]): string =>
  pageless.length === 0
    ? html
    : html.replace(links, (link, id: string, said: string) => (pageless.includes(Number(id)) ? said : link))
