import { communityContent } from '#app/content/index.ts'
import { refusalText } from '#app/i18n/refusal-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { posterWords, type PosterWords } from '#server/poster/poster.schema.ts'
import type { FormResult } from '../components/form/form-result.ts'

const names = ['theme', 'motto', 'name', 'wish'] as const

interface PosterQuery {
  words: PosterWords
  /** The values that cannot be drawn, with the reason. */
  result: FormResult | undefined
  /** True if the URL has any field of the form. */
  isAsked: boolean
  /** True if a picture was requested and can be drawn. */
  isMade: boolean
}

/** Reads the form of the poster page from the URL, because it is sent by GET (docs/product.md#poster). */
export function readPoster(query: URLSearchParams, locale: Locale): PosterQuery {
  const typed = Object.fromEntries(names.flatMap(name => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
  const isAsked = Object.keys(typed).length > 0
  const read = posterWords.safeParse(typed)
  if (read.success)
    return { words: withKnownMotto(read.data, locale), result: undefined, isAsked, isMade: query.has('theme') }
  const errors: Record<string, string[]> = {}
  for (const { path, message } of read.error.issues) errors[String(path[0])] = [refusalText(locale, message)]
  const { theme, motto } = posterWords.pick({ theme: true, motto: true }).parse(typed)
  return {
    words: withKnownMotto({ theme, motto, name: query.get('name') ?? '', wish: query.get('wish') ?? '' }, locale),
    result: { values: typed, errors, message: undefined },
    isAsked,
    isMade: false,
  }
}

/** Replaces an unknown motto by the first one of the content. */
function withKnownMotto(words: PosterWords, locale: Locale): PosterWords {
  const { mottos } = communityContent(locale).poster
  const motto = mottos.find(({ key }) => key === words.motto) ?? mottos[0]
  return { ...words, motto: motto?.key ?? '' }
}
