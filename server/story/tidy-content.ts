import { severalLines } from '../kernel/primitives.schema.ts'

/** Content as it is kept: NFC, nothing invisible. A space at an end stays, for numbers stand between halves of sentences. */
export function tidyContent(content: unknown): unknown {
  if (typeof content === 'string') return tidyText(content)
  if (Array.isArray(content)) return content.map(tidyContent)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [severalLines(key), tidyContent(value)]))
}

function tidyText(text: string): string {
  const tidy = severalLines(text)
  if (tidy === '') return tidy
  return `${text.startsWith(' ') ? ' ' : ''}${tidy}${text.endsWith(' ') ? ' ' : ''}`
}
