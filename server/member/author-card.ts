import type { Member } from './member.entity.ts'
import type { AuthorCard } from './member.schema.ts'

/** Shown in place of an author whose account is deleted (docs/api.md#general). */
export const deletedAccount: AuthorCard = { id: null, username: '已注销用户', avatar: null }

/** Shown in place of the author of an anonymous text (docs/api.md#general). */
export const anonymousAuthor: AuthorCard = { id: null, username: '匿名用户', avatar: null }

/** Returns a member as everybody sees them, or a placeholder for a deleted account. */
export function toAuthorCard(member: Member | null | undefined): AuthorCard {
  if (!member) return deletedAccount
  const { id, username, avatar = null, visibility } = member
  return { id, username, avatar, ...(visibility === 'nobody' ? { isPrivate: true } : {}) }
}
