import { roles } from '#server/kernel/rights.schema.ts'

/** The values of the role filter of the account list. */
export const askedRoles = ['all', ...roles] as const

/** The filter and the page that an address asks for. */
export interface Asked {
  search: string
  role: (typeof askedRoles)[number]
  page: number
}

/** The address of a page of the account list. Without a filter it has no query. */
export const membersAt = (asked: Asked): string => `/admin/members${queryOfMembers(asked)}`

export function queryOfMembers({ search, role, page }: Asked): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (role !== 'all') query.set('role', role)
  if (page > 1) query.set('page', String(page))
  const rest = query.toString()
  return rest === '' ? '' : `?${rest}`
}
