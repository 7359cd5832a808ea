import type { Work } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { SignedIn } from '../kernel/viewer.ts'
import type { Member } from '../member/member.entity.ts'
import { requireMember } from '../member/require-member.ts'

/** Returns the actor if they may review. Reads the role again inside the transaction, because it may have changed since the request began. */
export async function requireReviewer(em: Work['em'], viewer: SignedIn): Promise<Member> {
  const member = await requireMember(em, viewer)
  if (!member.may('review')) throw new Refusal('forbidden', 'session.no_right')
  return member
}
