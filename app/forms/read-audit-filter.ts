import type { ActsAsked } from '#app/components/admin/audit-address.ts'
import { actFilter, type ActFilter } from '#server/audit/audit.schema.ts'

/** What makes no sense in the address counts as not asked. */
export function auditFilterIn(query: URLSearchParams): ActsAsked {
  const filter: ActFilter = {}
  for (const name of ['search', 'admin', 'noun', 'from', 'until'] as const) {
    const value = actFilter.shape[name].safeParse(query.get(name) ?? undefined).data
    if (value !== undefined) Object.assign(filter, { [name]: value })
  }
  return { filter, isAll: Object.keys(filter).length === 0 }
}
