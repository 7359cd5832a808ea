import type { Member } from '#server/member/member.entity.ts'
import type { Sent } from './rest-site.ts'

export interface People {
  member: Member
  admin: Member
}

/** What a call needs before it is made, and the path and body it is made with. */
export type PreparedCall = (people: People) => Promise<{ path?: string; sent?: Sent }>
