/** A page of the comments of an article. */
export interface CommentsPage {
  articleId: number
  page: number
}

/** The address of a page of the comments of an article. */
export function commentsAddress(
  { articleId, page }: CommentsPage,
  query: Readonly<Record<string, string>> = {},
): string {
  const asked = new URLSearchParams(query)
  if (page > 1) asked.set('page', String(page))
  const rest = asked.toString()
  return rest === '' ? `/articles/${articleId}` : `/articles/${articleId}?${rest}`
}

export const anchorOf = (id: number) => `comment-${id}`
