import { hasMuted, isSignedIn, type Viewer } from '../kernel/viewer.ts'
import { contributionsOf, countOf, type Counting } from './count-contributions.ts'
import type { Member } from './member.entity.ts'
import { isOwnOrAdmins } from './member.policy.ts'
import type { MemberPage } from './member-page.schema.ts'

/** The page of a member, with counts of the texts that everybody may read under their name. */
export async function readMemberPage(
  { viewer, ...counting }: Counting & { viewer: Viewer },
  member: Member,
): Promise<MemberPage> {
  const { id, username, avatar = null, bio = null, graduationYear = null, department = null } = member
  const [articles, posts, replies, blessings, relayParticipations, contributions] = await Promise.all([
    countOf(counting, 'articles', id),
    countOf(counting, 'posts', id),
    countOf(counting, 'replies', id),
    countOf(counting, 'blessings', id),
    countOf(counting, 'wordlessPasses', id),
    contributionsOf(counting, id),
  ])
  return {
    id,
    username,
    avatar,
    bio,
    graduationYear,
    department,
    createdAt: member.createdAt.toISOString(),
    counts: { articles, posts, replies, blessings },
    contributions: { ...contributions, relayParticipations },
    isOpen: member.visibility === 'everybody',
    ...(isOwnOrAdmins(viewer, member) ? { visibility: member.visibility } : {}),
    isOwn: isSignedIn(viewer) && viewer.id === id,
    isMuted: hasMuted(viewer, member),
  }
}
