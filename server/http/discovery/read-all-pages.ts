interface ListPage<T> {
  items: readonly T[]
  totalPages: number
}

const limit = 100
const maxPages = 100

/** Reads a whole list page by page, up to ten thousand items. Throws if a page cannot be read, so that no caller takes a part for the whole. */
export async function readAllPages<T>(read: (asked: { page: number; limit: number }) => Promise<ListPage<T>>) {
  const all: T[] = []
  for (let page = 1, last = 1; page <= Math.min(last, maxPages); page += 1) {
    const { items, totalPages } = await read({ page, limit })
    all.push(...items)
    last = totalPages
  }
  return all
}
