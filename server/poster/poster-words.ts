import { posterPage } from '#app/content/pages/poster.ts'
import type { Locale } from '../rpc/context.ts'
import { drawableTexts } from '../drawing/drawable-characters.ts'
import type { PosterWords } from './poster.schema.ts'

interface FittedWords {
  name: string
  wish: string
  /** The characters of both that cannot be drawn. */
  undrawn: string[]
}

/** Returns the motto of that key, or the first. */
export function mottoOf(key: string, locale: Locale): { lines: readonly string[]; size: number } {
  const { mottos } = posterPage(locale)
  return mottos.find(each => each.key === key) ?? mottos[0] ?? { lines: [], size: 0 }
}

/** Returns the drawable parts of name and wish. The fixed words of the poster get their font slices first. */
export async function fitWords(words: PosterWords, locale: Locale): Promise<FittedWords> {
  const { sheet, number } = posterPage(locale)
  const own = [
    ...Object.values(sheet),
    ...Object.values(number),
    ...mottoOf(words.motto, locale).lines,
    '0123456789——…',
  ]
  const { texts, undrawn } = await drawableTexts(own.join(''), [words.name, words.wish])
  const [name = '', wish = ''] = texts
  return { name, wish, undrawn }
}
