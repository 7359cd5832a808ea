import type { WordMarker } from '../review/review.queries.ts'

const tagOrText = /<[^>]*>|[^<]+/gu
const entityOrCharacter = /&(?:lt|gt|quot|amp|#39);|[^]/gu

/** Marks words of the word list in HTML that renderMarkdown made: in the text, never inside a tag. */
export const markHtml = (html: string, marker: WordMarker): string =>
  html.replace(tagOrText, part => (part.startsWith('<') ? part : markText(part, marker)))

// An entity counts as one character that no word contains, so that ranges in the searched text are ranges among these parts.
function markText(text: string, marker: WordMarker): string {
  const parts = text.match(entityOrCharacter) ?? []
  const hits = marker(parts.map(part => (part.length > 1 ? '&' : part)).join(''))
  if (hits.length === 0) return text
  const begins = new Set(hits.map(([from]) => from))
  const ends = new Set(hits.map(([, to]) => to))
  const written = parts.map((part, at) => `${ends.has(at) ? '</mark>' : ''}${begins.has(at) ? '<mark>' : ''}${part}`)
  return `${written.join('')}${ends.has(parts.length) ? '</mark>' : ''}`
}
