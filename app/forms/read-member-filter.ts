import { roleFilters, type MembersQuery } from '#app/components/admin/members-address.ts'
import { oneLine } from '#server/kernel/primitives.schema.ts'
import { maxSearchLength } from '#server/account/managed-member.schema.ts'

/** Returns the filter of members from the URL; invalid values are ignored. */
export function memberFilterIn(query: URLSearchParams): Omit<MembersQuery, 'page'> {
  const role = roleFilters.find(known => known === query.get('role')) ?? 'all'
  const search = Array.from(oneLine(query.get('search') ?? '')).slice(0, maxSearchLength)
  return { search: search.join(''), role }
}
