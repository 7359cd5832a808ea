import type { Work } from '../api/work.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { SignedIn } from '../kernel/viewer.ts'
import type { Member } from './member.entity.ts'
import { findMember } from './member.queries.ts'

/** The member who acts, read as the act needs them; whose account has just gone, their session is dead. */
export async function acting(em: Work['em'], viewer: SignedIn, read = findMember): Promise<Member> {
  const member = await read(em, viewer.id)
  if (member === null) throw new Refusal('unauthenticated', 'session.dead')
  return member
}
