/** A comment among the others of its article. */
export interface Place {
  articleId: number
  page: number
}

/** The page of an article on which these comments stand. */
export function commentsAt({ articleId, page }: Place, query: Readonly<Record<string, string>> = {}): string {
  const asked = new URLSearchParams(query)
  if (page > 1) asked.set('page', String(page))
  const rest = asked.toString()
  return rest === '' ? `/articles/${articleId}` : `/articles/${articleId}?${rest}`
}

export const anchorOf = (id: number) => `comment-${id}`
