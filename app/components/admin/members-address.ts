import { roles } from '#server/kernel/rights.schema.ts'

/** The filters of the list of accounts. */
export const askedRoles = ['all', ...roles] as const

/** The filters and the page that an address asks for. */
export interface Asked {
  search: string
  role: (typeof askedRoles)[number]
  page: number
}

/** The address of a page of that list. Without filters it is the plain address. */
export const membersAt = (asked: Asked): string => `/admin/members${queryOfMembers(asked)}`

export function queryOfMembers({ search, role, page }: Asked): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (role !== 'all') query.set('role', role)
  if (page > 1) query.set('page', String(page))
  const rest = query.toString()
  return rest === '' ? '' : `?${rest}`
}
