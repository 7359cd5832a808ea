import type { Member } from './member.entity.ts'
import type { Person } from './member.schema.ts'

/** Shown in place of an author whose account is deleted (docs/api.md#general). */
export const deletedAccount: Person = { id: null, username: '已注销用户', avatar: null }

/** Shown in place of the author of an anonymous text (docs/api.md#general). */
export const nameless: Person = { id: null, username: '匿名用户', avatar: null }

/** Returns a member as everybody sees them, or a placeholder for a deleted account. */
export function personOf(member: Member | null | undefined): Person {
  if (!member) return deletedAccount
  const { id, username, avatar = null, visibility } = member
  return { id, username, avatar, ...(visibility === 'nobody' ? { isPrivate: true } : {}) }
}
