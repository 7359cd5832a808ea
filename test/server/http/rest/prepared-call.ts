import type { Member } from '#server/member/member.entity.ts'
import type { Sent } from './rest-site.ts'

export interface People {
  member: Member
  admin: Member
}

/** Creates what a call needs, and returns the path and body of its request. */
export type PreparedCall = (people: People) => Promise<{ path?: string; sent?: Sent }>
