import { mentionedAtMost, type Mention } from './mention.schema.ts'

// Not in an address of mail or of the web. Chinese keyboards write the wide sign.
const marks = /(?<![\w@.＠/-])[@＠](\w{3,20})(?![\w@＠])/gu

/** The names after an @, in lower case and without repetition. Names above a limit are ignored. */
export const namesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(marks)].map(([, name = '']) => name.toLowerCase()))].slice(0, mentionedAtMost)

const opaque = new Set(['a', 'code', 'pre'])

/** Changes what one reads of HTML that renderMarkdown made, but not what stands in a link or in code. */
function changeWords(html: string, change: (words: string) => string): string {
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

/** The same of HTML that renderMarkdown made, without what stands in links and in code. */
export function namesInHtml(html: string): string[] {
  const words: string[] = []
  changeWords(html, piece => {
    words.push(piece)
    return piece
  })
  return namesIn(words.join('\n'))
}

/** Has the names of members lead to their pages. The id stays true where the name is changed later, or becomes somebody else's. */
export function linkNames(html: string, mentions: readonly Mention[]): string {
  if (mentions.length === 0) return html
  return changeWords(html, words =>
    words.replace(marks, (said, name: string) => {
      const found = mentions.find(mention => mention.name.toLowerCase() === name.toLowerCase())
      return found === undefined ? said : `<a href="/members/${found.name}?id=${found.id}" class="mention">${said}</a>`
    }),
  )
}

const links = /<a href="\/members\/\w+\?id=(\d+)" class="mention">([^<]*)<\/a>/gu

/** Leaves the names of those plain whose pages nobody sees, out of HTML of linkNames. */
export const unlinkNames = (html: string, pageless: readonly number[]): string =>
  pageless.length === 0
    ? html
    : html.replace(links, (link, id: string, said: string) => (pageless.includes(Number(id)) ? said : link))
