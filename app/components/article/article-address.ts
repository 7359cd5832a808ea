import { withQuery } from '#app/browser/with-query.ts'

/** Query of the article list; default values are omitted from the address. */
export interface ArticlesQuery {
  category?: string | undefined
  tag?: string | undefined
  page?: number | undefined
  /** The language filter, if the address sets one. */
  language?: 'this' | 'all' | undefined
}

/** The address of a list of articles. */
export function articlesAddress({ category, tag, page = 1, language }: ArticlesQuery = {}): string {
  const query = new URLSearchParams()
  if (category !== undefined) query.set('category', category)
  if (tag !== undefined) query.set('tag', tag)
  if (language !== undefined) query.set('language', language)
  if (page > 1) query.set('page', String(page))
  return withQuery('/articles', query)
}

/** The address of a feed: of all articles, or of one category or one language. */
export function articlesFeedAddress(category: string | undefined, language?: 'zh' | 'en'): string {
  const query = new URLSearchParams()
  if (category !== undefined) query.set('category', category)
  if (language !== undefined) query.set('language', language)
  return withQuery('/articles/feed.atom', query)
}
