/** What of the list is asked for; each of them is left out where it is the usual. */
export interface Asked {
  category?: string | undefined
  tag?: string | undefined
  page?: number | undefined
}

/** The address of a list of articles. */
export function articlesAt({ category, tag, page = 1 }: Asked = {}): string {
  const query = new URLSearchParams()
  if (category !== undefined) query.set('category', category)
  if (tag !== undefined) query.set('tag', tag)
  if (page > 1) query.set('page', String(page))
  const rest = query.toString()
  return rest === '' ? '/articles' : `/articles?${rest}`
}

/** The feed of a list: of all articles, or of one category. */
export const feedAt = (category: string | undefined): string =>
  category === undefined ? '/articles/feed.atom' : `/articles/feed.atom?category=${encodeURIComponent(category)}`

/** What `lang` says of a text in the language that the server found in it. */
export const langOf = (lang: 'zh' | 'en') => (lang === 'zh' ? 'zh-CN' : 'en')
