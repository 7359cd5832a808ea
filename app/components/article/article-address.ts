/** What of the list is asked for; each of them is left out where it is the usual. */
export interface Asked {
  category?: string | undefined
  tag?: string | undefined
  page?: number | undefined
  /** Which texts, where the address says so. */
  language?: 'this' | 'all' | undefined
}

/** The address of a list of articles. */
export function articlesAt({ category, tag, page = 1, language }: Asked = {}): string {
  const query = new URLSearchParams()
  if (category !== undefined) query.set('category', category)
  if (tag !== undefined) query.set('tag', tag)
  if (language !== undefined) query.set('language', language)
  if (page > 1) query.set('page', String(page))
  const rest = query.toString()
  return rest === '' ? '/articles' : `/articles?${rest}`
}

/** The feed of a list: of all articles, of one category, of one language. */
export function feedAt(category: string | undefined, language?: 'zh' | 'en'): string {
  const query = new URLSearchParams()
  if (category !== undefined) query.set('category', category)
  if (language !== undefined) query.set('language', language)
  const rest = query.toString()
  return rest === '' ? '/articles/feed.atom' : `/articles/feed.atom?${rest}`
}
