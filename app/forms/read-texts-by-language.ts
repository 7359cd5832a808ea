import type { AppLoadContext } from '@remix-run/node'
import type { Locale } from '#app/i18n/locale.ts'

/** Which texts a list holds, and what its filter shows. */
export interface ShownTexts {
  shown: 'this' | 'all'
  /** True where all are shown because there is none in the reader's language. */
  isInstead: boolean
  /** What the address itself asks for: links to other pages of the list ask for it too. */
  asked: 'this' | 'all' | undefined
}

/** What a list is asked for: texts in this language; or all, and of two translations the one that the reader understands. */
export interface Wanted {
  language?: Locale
  prefer?: Locale
}

interface Read<List> {
  list: List
  texts: ShownTexts
}

/**
 * Reads a list as its reader chose: in their language alone, as everybody does who has not chosen, or in all. Nobody is left before an
 * empty page while there are texts: where their language has none, all are shown.
 */
export async function readTexts<List extends { total: number }>(
  { texts, locale }: Pick<AppLoadContext, 'texts' | 'locale'>,
  request: Request,
  read: (wanted: Wanted) => Promise<List>,
): Promise<Read<List>> {
  const asked = askedIn(new URL(request.url).searchParams)
  if (texts === 'this') {
    const list = await read({ language: locale })
    if (list.total > 0) return { list, texts: { shown: 'this', isInstead: false, asked } }
  }
  const list = await read({ prefer: locale })
  return { list, texts: { shown: 'all', isInstead: texts === 'this' && list.total > 0, asked } }
}

function askedIn(query: URLSearchParams): ShownTexts['asked'] {
  const asked = query.get('language')
  return asked === 'this' || asked === 'all' ? asked : undefined
}
