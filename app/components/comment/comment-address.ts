import { withQuery } from '#app/browser/with-query.ts'

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
  return withQuery(`/articles/${articleId}`, asked)
}

export const anchorOf = (id: number) => `comment-${id}`
