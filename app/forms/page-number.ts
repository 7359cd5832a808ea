/** Returns the page number in the URL; any invalid value counts as 1 (docs/product.md#paging). */
export function pageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page >= 1 && page < 1_000_000 ? page : 1
}
