import { communityContent, siteContent } from './index.ts'
import type { Locale } from './schema.ts'

/** The choices of the poster page, and what stands on every poster. */
export function posterPage(locale: Locale) {
  const { title, slogan, displayedDate: date } = siteContent(locale)
  const { mottos, ...words } = communityContent(locale).poster
  const lines = mottos.map(({ key, text }) => ({ key, text, ...setInLines(text, locale) }))
  return { ...words, mottos: lines, sheet: { title, slogan, date } }
}

export type PosterPage = ReturnType<typeof posterPage>

/**
 * How a motto stands on a poster: Chinese in columns from the right, one for each part of the sentence, English in lines; `size` is that of
 * its letters where a poster is 1080 wide.
 */
function setInLines(text: string, locale: Locale): { lines: string[]; size: number } {
  const parts = text.split(/，|, (?=\S)/)
  if (locale === 'zh') return { lines: parts, size: Math.min(132, Math.floor(760 / longest(parts))) }
  const lines = parts.map((part, index) => (index < parts.length - 1 ? `${part},` : part))
  return { lines, size: parts.length > 2 ? 76 : 84 }
}

const longest = (parts: readonly string[]) => Math.max(...parts.map(part => part.length))
