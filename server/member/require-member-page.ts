import type { Work } from '../rpc/unit-of-work.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { Member } from './member.entity.ts'
import { canSeePage } from './member.policy.ts'
import { findByUsername, findMember } from './member.queries.ts'

/**
 * The member whose page this viewer may open. A page that nobody is to see is missing for everybody; of one that only members see, guests
 * are told so.
 */
export async function requireMemberPage(
  { em, viewer }: Pick<Work, 'em'> & { viewer: Viewer },
  { username, id }: { username: string; id?: number | undefined },
): Promise<Member> {
  const named = id === undefined ? await findByUsername(em, username) : await findMember(em, id)
  const member = requireFound(named, 'member.not_found')
  if (canSeePage(viewer, member)) return member
  if (member.visibility === 'members') throw new Refusal('forbidden', 'member.page_for_members')
  throw new Refusal('missing', 'member.not_found')
}
