import { hasMuted, isSignedIn, type Viewer } from '../kernel/viewer.ts'
import { countsOf, type Counting } from './count-contributions.ts'
import type { Member } from './member.entity.ts'
import { isOwnOrAdmins } from './member.policy.ts'
import type { MemberPage } from './member-page.schema.ts'

const withCounts = [
  'articles',
  'posts',
  'replies',
  'blessings',
  'maxims',
  'passesWithoutWish',
  'mosaicCompleted',
] as const

/** Returns the page of a member, with counts of the public texts under their name. */
export async function readMemberPage(
  { viewer, ...counting }: Counting & { viewer: Viewer },
  member: Member,
): Promise<MemberPage> {
  const { id, username, avatar = null, bio = null, graduationYear = null, department = null } = member
  const counts = await countsOf(counting, withCounts, id)
  const { articles, posts, replies, blessings, maxims, passesWithoutWish, mosaicCompleted } = counts
  return {
    id,
    username,
    avatar,
    bio,
    graduationYear,
    department,
    createdAt: member.createdAt.toISOString(),
    counts: { articles, posts, replies, blessings },
    contributions: { maxims, relayParticipations: passesWithoutWish, mosaicCompleted },
    isOpen: member.visibility === 'everybody',
    ...(isOwnOrAdmins(viewer, member) ? { visibility: member.visibility } : {}),
    isOwn: isSignedIn(viewer) && viewer.id === id,
    isMuted: hasMuted(viewer, member),
  }
}
