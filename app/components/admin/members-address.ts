import { roles } from '#server/kernel/rights.schema.ts'

/** What the list can be narrowed to. */
export const askedRoles = ['all', ...roles] as const

/** What the list of accounts is asked for. */
export interface Asked {
  search: string
  role: (typeof askedRoles)[number]
  page: number
}

/** The address of a page of that list; all accounts stand at the plain one. */
export const membersAt = (asked: Asked): string => `/admin/members${queryOfMembers(asked)}`

export function queryOfMembers({ search, role, page }: Asked): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (role !== 'all') query.set('role', role)
  if (page > 1) query.set('page', String(page))
  const rest = query.toString()
  return rest === '' ? '' : `?${rest}`
}
