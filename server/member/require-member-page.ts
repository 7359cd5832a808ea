import { CachedRead, sizeOfRows, tagsOfMembers } from '../rpc/cached-read.ts'
import type { Context } from '../rpc/context.ts'
import type { Work } from '../rpc/unit-of-work.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import type { Member } from './member.entity.ts'
import { canSeePage } from './member.policy.ts'
import { findByUsername, findMember, keyOf } from './member.queries.ts'

const cachedMembers = new CachedRead<Member | null>()

/** Returns the member of this name, from a cache that viewers share. */
const sharedMember = (asking: Pick<Context, 'site' | 'viewer'>, username: string): Promise<Member | null> =>
  cachedMembers.read(asking, keyOf(username), async em => {
    const value = await findByUsername(em, username)
    return { value, tags: tagsOfMembers([value]), size: sizeOfRows(1), isCacheable: value !== null }
  })

/**
 * Returns the member whose page this viewer may open. A page for nobody is missing (404) for all others; a page for members is forbidden (403) to
 * guests.
 */
export async function requireMemberPage(
  { em, viewer, site }: Pick<Work, 'em'> & Pick<Context, 'site' | 'viewer'>,
  { username, id }: { username: string; id?: number | undefined },
): Promise<Member> {
  const named = id === undefined ? await sharedMember({ site, viewer }, username) : await findMember(em, id)
  const member = requireFound(named, 'member.not_found')
  if (canSeePage(viewer, member)) return member
  if (member.visibility === 'members') throw new Refusal('forbidden', 'member.page_for_members')
  throw new Refusal('missing', 'member.not_found')
}
