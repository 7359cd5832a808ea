import { communityContent, siteContent } from '../index.ts'
import type { Locale } from '../story-schema.ts'

/** The choices of the poster page, and the texts of every poster. */
export function posterPage(locale: Locale) {
  const { title, slogan, displayedDate: date } = siteContent(locale)
  const { mottos, ...words } = communityContent(locale).poster
  const lines = mottos.map(({ key, text }) => ({ key, text, ...splitIntoLines(text, locale) }))
  return { ...words, mottos: lines, sheet: { title, slogan, date } }
}

export type PosterPage = ReturnType<typeof posterPage>

/**
 * Breaks a motto into lines: Chinese into vertical columns from the right, one per clause, English into horizontal lines. `size` is the font size on
 * a poster 1080 units wide.
 */
function splitIntoLines(text: string, locale: Locale): { lines: string[]; size: number } {
  const parts = text.split(/，|, (?=\S)/)
  if (locale === 'zh') return { lines: parts, size: Math.min(132, Math.floor(760 / longest(parts))) }
  const lines = parts.map((part, index) => (index < parts.length - 1 ? `${part},` : part))
  return { lines, size: parts.length > 2 ? 76 : 84 }
}

const longest = (parts: readonly string[]) => Math.max(...parts.map(part => part.length))
