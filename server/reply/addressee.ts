import type { Work } from '../rpc/unit-of-work.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Member } from '../member/member.entity.ts'
import { findMember } from '../member/member.queries.ts'
import type { Reply } from './reply.entity.ts'
import { wroteByName } from './reply.queries.ts'

const field = 'replyToUserId'

// One answer for members that are silent here, gone, or never were: nobody learns of members by their numbers.
const notOnPost = () => new Refusal('missing', 'reply.not_on_post', { field })

/**
 * The member that a reply names itself, to be kept with it. With a `parent` that is who wrote the parent, and there is nothing to keep;
 * anybody else contradicts it.
 */
export async function namedAddressee(
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

/** Refuses a member that did not write on the post by name; the post must be locked. */
export async function requireOnPost(em: Work['em'], postId: number, addressee: Member | null): Promise<void> {
  if (addressee && !(await wroteByName(em, postId, addressee.id))) throw notOnPost()
}
