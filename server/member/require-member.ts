import type { Work } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { SignedIn } from '../kernel/viewer.ts'
import type { Member } from './member.entity.ts'
import { findMember } from './member.queries.ts'

/** Loads the member who makes the request. Refuses with a dead session where the account was deleted meanwhile. */
export async function requireMember(em: Work['em'], viewer: SignedIn, read = findMember): Promise<Member> {
  const member = await read(em, viewer.id)
  if (member === null) throw new Refusal('unauthenticated', 'session.dead')
  return member
}
