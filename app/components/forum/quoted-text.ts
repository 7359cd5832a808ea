import { decodeEntities } from '#server/kernel/html-entities.schema.ts'

const atMost = 500

/** Returns the visible text of HTML that the server rendered, line by line. */
const linesOf = (html: string): string =>
  decodeEntities(
    html
      .replace(/<figcaption>.*?<\/figcaption>/gsu, '')
      .replace(/\n/gu, ' ')
      .replace(/<(?:br|hr)\b[^>]*>|<\/(?:p|li|h[2-6]|tr|pre|blockquote)>/gu, '\n')
      .replace(/<[^>]*>/gu, ''),
  )
    .replace(/[^\S\n]*\n\s*/gu, '\n')
    .trim()

/** Shortens a passage to the length limit of a quote. */
export function shortenQuote(passage: string): string {
  const points = Array.from(passage.trim())
  return points.length <= atMost ? points.join('') : `${points.slice(0, atMost - 1).join('')}…`
}

/** Returns a whole text as a quote. */
export const quoteHtml = (html: string): string => shortenQuote(linesOf(html))
