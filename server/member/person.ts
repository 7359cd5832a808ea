import type { Member } from './member.entity.ts'
import type { Person } from './member.schema.ts'

/** In the place of an author whose account is gone (docs/api.md#general). */
export const departed: Person = { id: null, username: '已注销用户', avatar: null }

/** In the place of an author who wrote without a name (docs/api.md#general). */
export const nameless: Person = { id: null, username: '匿名用户', avatar: null }

/** A member as everybody sees them, or the placeholder of one who left. */
export function personOf(member: Member | null | undefined): Person {
  if (!member) return departed
  const { id, username, avatar = null, visibility } = member
  return { id, username, avatar, ...(visibility === 'nobody' ? { isPrivate: true } : {}) }
}
