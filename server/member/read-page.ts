import type { Work } from '../api/work.ts'
import { countPublished } from '../article/article-belongings.queries.ts'
import { countNamedBlessings } from '../blessing/blessing.queries.ts'
import { isSignedIn, type Viewer } from '../kernel/viewer.ts'
import { countNamedPosts } from '../post/post.queries.ts'
import { countShownReplies } from '../reply/reply.queries.ts'
import { wordlessPassesOf } from '../torch/leg.queries.ts'
import { contributionsOf } from './contributions.queries.ts'
import type { Member } from './member.entity.ts'
import { isOwnOrAdmins } from './member.policy.ts'
import type { MemberPage } from './member-page.schema.ts'

/** The page of a member, with how much of theirs everybody may read under their name. */
export async function readPage(
  { em, viewer }: Pick<Work, 'em'> & { viewer: Viewer },
  member: Member,
): Promise<MemberPage> {
  const { id, username, avatar = null, bio = null, graduationYear = null, department = null } = member
  const [articles, posts, replies, blessings, relayParticipations, contributions] = await Promise.all([
    countPublished(em, id),
    countNamedPosts(em, id),
    countShownReplies(em, id),
    countNamedBlessings(em, id),
    wordlessPassesOf(em, id),
    contributionsOf(em, id),
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
  }
}
