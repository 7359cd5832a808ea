/** A page number that is none counts as the first (docs/product.md#paging). */
export function pageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page >= 1 && page < 1_000_000 ? page : 1
}
