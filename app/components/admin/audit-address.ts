import type { ActFilter } from '#server/audit/audit.schema.ts'

/** What the page of the audit is asked for. */
export interface ActsAsked {
  filter: ActFilter
  /** True where nothing is narrowed. */
  isAll: boolean
}

/** The narrowing as the query of an address. */
export function queryOfActs(filter: ActFilter, page = 1): string {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== ''),
  )
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
