import type { AppLoadContext } from '@remix-run/node'
import type { Locale } from '#app/i18n/locale.ts'

/** The languages of the texts in a list, and the state of its filter. */
export interface ShownTexts {
  shown: 'this' | 'all'
  /** True if all texts are shown because there is none in the reader's language. */
  isInstead: boolean
  /** The choice in the URL. Links to other pages of the list repeat it. */
  asked: 'this' | 'all' | undefined
}

/** The texts to request. `language`: only texts in it. `prefer`: all texts, but one that exists in both languages only in this one. */
export interface LanguageFilter {
  language?: Locale
  prefer?: Locale
}

interface ReadTexts<List> {
  list: List
  texts: ShownTexts
}

/**
 * Loads a list as its reader chose: only texts in their language, which is the default, or all. If there is no text in their language, it loads all
 * of them, so that nobody sees an empty page while there are texts.
 */
export async function readTexts<List extends { total: number }>(
  { texts, locale }: Pick<AppLoadContext, 'texts' | 'locale'>,
  request: Request,
  read: (wanted: LanguageFilter) => Promise<List>,
): Promise<ReadTexts<List>> {
  const asked = languageChoice(new URL(request.url).searchParams)
  if (texts === 'this') {
    const list = await read({ language: locale })
    if (list.total > 0) return { list, texts: { shown: 'this', isInstead: false, asked } }
  }
  const list = await read({ prefer: locale })
  return { list, texts: { shown: 'all', isInstead: texts === 'this' && list.total > 0, asked } }
}

function languageChoice(query: URLSearchParams): ShownTexts['asked'] {
  const asked = query.get('language')
  return asked === 'this' || asked === 'all' ? asked : undefined
}
