import { decodeEntities } from '../kernel/html-entities.schema.ts'
import type { Heading } from './markdown.schema.ts'

/** Returns the visible text of HTML that renderMarkdown made. */
export const textOf = (html: string): string =>
  decodeEntities(
    html
      .replace(/<(?:br|hr)\b[^>]*>|<\/(?:p|li|h[2-6]|tr|td|th|pre|blockquote|figcaption)>/gu, ' ')
      .replace(/<[^>]*>/gu, ''),
  )
    .replace(/\s+/gu, ' ')
    .trim()

/** Counts the links in HTML that renderMarkdown made. */
export const linksOf = (html: string): number => html.match(/<a /gu)?.length ?? 0

/** Counts the pictures in HTML that renderMarkdown made. */
export const picturesIn = (html: string): number => html.match(/<img /gu)?.length ?? 0

/** Like `textOf`, without the captions of pictures. */
export const proseOf = (html: string): string => textOf(html.replace(/<figcaption>.*?<\/figcaption>/gsu, ''))

/** Returns the beginning of a text in at most `length` code points, cut at the end of a word or a sentence if one is near. */
export function beginningOf(text: string, length: number): string {
  const points = Array.from(text)
  if (points.length <= length) return text
  const cut = points.slice(0, length - 1).join('')
  const end = Math.max(...['。', '！', '？', '；', '，', ' '].map(mark => cut.lastIndexOf(mark)))
  const kept = end > cut.length * 0.7 ? cut.slice(0, end) : cut
  return `${kept.replace(/[\s，,；;：:、]+$/u, '')}…`
}

/** Returns the headings of HTML that renderMarkdown made, for a table of contents. */
export function headingsIn(html: string): Heading[] {
  return [...html.matchAll(/<h([2-6]) id="(part-\d+)">(.*?)<\/h\1>/gsu)].flatMap(([, level, id = '', inner = '']) => {
    const text = textOf(inner)
    return text === '' ? [] : [{ id, level: Number(level), text }]
  })
}
