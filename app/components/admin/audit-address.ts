import { withQuery } from '#app/browser/with-query.ts'
import type { ActFilter } from '#server/audit/audit.schema.ts'

/** The filter and page that the address of the audit log asks for. */
export interface AuditQuery {
  filter: ActFilter
  /** True if no filter is set. */
  isAll: boolean
}

/** Returns the query string of a filter of the audit log. */
export function auditQueryString(filter: ActFilter, page = 1): string {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== ''),
  )
  if (page > 1) query.set('page', String(page))
  return withQuery('', query)
}
