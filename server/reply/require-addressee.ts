import type { Work } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Member } from '../member/member.entity.ts'
import { findMember } from '../member/member.queries.ts'
import type { Reply } from './reply.entity.ts'
import { wroteByName } from './reply.queries.ts'

const field = 'replyToUserId'

// One refusal for members who did not write on the post, are gone, or never existed, so that ids reveal nothing about members.
const notOnPost = () => new Refusal('missing', 'reply.not_on_post', { field })

/**
 * Returns the member to store as addressee of a reply. If the reply has a `parent`, that member must be the author of the parent, and nothing is
 * stored.
 */
export async function requireAddressee(
  em: Work['em'],
  parent: Reply | null,
  memberId: number | null | undefined,
): Promise<Member | null> {
  if (memberId == null) return null
  if (parent && parent.author?.id !== memberId) throw new Refusal('invalid', 'reply.not_its_writer', { field })
  if (parent) return null
  const member = await findMember(em, memberId)
  if (!member) throw notOnPost()
  return member
}

/** Refuses an addressee who did not write on the post by name. The post must be locked. */
export async function requireAddresseeOnPost(em: Work['em'], postId: number, addressee: Member | null): Promise<void> {
  if (addressee && !(await wroteByName(em, postId, addressee.id))) throw notOnPost()
}
