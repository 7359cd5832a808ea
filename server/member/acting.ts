import type { Work } from '../api/work.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { SignedIn } from '../kernel/viewer.ts'
import type { Member } from './member.entity.ts'
import { findMember } from './member.queries.ts'

/** The member who acts; whose account has just gone, their session is dead. */
export async function acting(em: Work['em'], viewer: SignedIn): Promise<Member> {
  const member = await findMember(em, viewer.id)
  if (member === null) throw new Refusal('unauthenticated', 'session.dead')
  return member
}
