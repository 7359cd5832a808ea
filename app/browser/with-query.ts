/** Returns a path with a query string, or the path alone if the query is empty. */
export function withQuery(path: string, query: URLSearchParams): string {
  const rest = query.toString()
  return rest === '' ? path : `${path}?${rest}`
}
