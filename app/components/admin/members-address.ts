import { withQuery } from '#app/browser/with-query.ts'
import { roles } from '#server/kernel/rights.schema.ts'

/** The values of the role filter of the account list. */
export const roleFilters = ['all', ...roles] as const

/** The filter and the page that an address asks for. */
export interface MembersQuery {
  search: string
  role: (typeof roleFilters)[number]
  page: number
}

/** The address of a page of the account list. Without a filter it has no query. */
export const membersAddress = (asked: MembersQuery): string => `/admin/members${membersQueryString(asked)}`

export function membersQueryString({ search, role, page }: MembersQuery): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (role !== 'all') query.set('role', role)
  if (page > 1) query.set('page', String(page))
  return withQuery('', query)
}
