import type { Work } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { RefusalCode } from '../all-refusal-codes.schema.ts'
import type { SignedIn } from '../kernel/viewer.ts'
import type { Member } from './member.entity.ts'
import { findMember, isThere } from './member.queries.ts'

/** Loads the member who makes the request. Refuses with a dead session where the account was deleted meanwhile. */
export async function requireMember(em: Work['em'], viewer: SignedIn, read = findMember): Promise<Member> {
  const member = await read(em, viewer.id)
  if (member === null) throw new Refusal('unauthenticated', 'session.dead')
  return member
}

/**
 * Why a statement found nothing that holds the member before a text: the text is gone, or the account is, whose session is dead then. Asks the
 * database, since a member that was read with their own text is still known here.
 */
export async function goneMeanwhile(em: Work['em'], viewer: SignedIn, code: RefusalCode): Promise<Refusal> {
  return (await isThere(em, viewer.id)) ? new Refusal('missing', code) : new Refusal('unauthenticated', 'session.dead')
}
