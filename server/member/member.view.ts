import type { Member } from './member.entity.ts'
import type { OwnMember } from './member.schema.ts'

export const viewOwnMember = (member: Member): OwnMember => ({
  id: member.id,
  username: member.username,
  avatar: member.avatar ?? null,
  email: member.email,
  role: member.role,
  bio: member.bio ?? null,
  graduationYear: member.graduationYear ?? null,
  department: member.department ?? null,
  createdAt: member.createdAt.toISOString(),
})
