import type { Work } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { RefusalCode } from '../all-refusal-codes.schema.ts'
import type { Right } from '../kernel/rights.schema.ts'
import type { SignedIn } from '../kernel/viewer.ts'
import type { Member } from './member.entity.ts'
import { findMember, memberExists } from './member.queries.ts'

/** Loads the member who makes the request. Refuses as a dead session if the account was deleted meanwhile. */
export async function requireMember(em: Work['em'], viewer: SignedIn, read = findMember): Promise<Member> {
  const member = await read(em, viewer.id)
  if (member === null) throw new Refusal('unauthenticated', 'session.dead')
  return member
}

/** Loads the member who makes the request. Refuses if they have lost the right since the request began. Call it inside the transaction of the act. */
export async function requireRightNow(em: Work['em'], viewer: SignedIn, right: Right): Promise<Member> {
  const member = await requireMember(em, viewer)
  if (!member.may(right)) throw new Refusal('forbidden', 'session.no_right')
  return member
}

/**
 * Returns the refusal for a statement that locks the member before a text and found nothing: either the text is gone, or the account is and with it
 * the session. Queries the database, because the identity map may still hold the member.
 */
export async function findRefusalForMissing(em: Work['em'], viewer: SignedIn, code: RefusalCode): Promise<Refusal> {
  return (await memberExists(em, viewer.id))
    ? new Refusal('missing', code)
    : new Refusal('unauthenticated', 'session.dead')
}
