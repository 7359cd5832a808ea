import type { Site } from '../rpc/context.ts'
import { GroupedRead } from '../rpc/grouped-read.ts'
import { StatePerSite } from '../rpc/state-per-site.ts'
import type { Member } from '../member/member.entity.ts'
import { findMembers } from '../member/member.queries.ts'
import type { Post } from '../post/post.entity.ts'
import { findPostsByIds } from '../post/post.queries.ts'
import { reviewRules, type Rules } from '../review/review.queries.ts'

interface PostAndMember {
  postId: number
  memberId: number
}

/** The rows that a new reply depends on. Several replies share them, so they must not be changed. */
interface PostAuthorAndRules {
  /** May be hidden: the caller must check that the author of the reply may see it. */
  post: Post | null
  author: Member | null
  rules: Rules
}

const reads = new StatePerSite(
  site => new GroupedRead<PostAndMember, PostAuthorAndRules>(asked => readAll(site, asked)),
)

/**
 * Reads the rows that a reply depends on, in one read for all concurrent replies. The read begins after the request, so its result is as fresh as
 * that of a read for it alone.
 */
export const readPostAuthorAndRules = (site: Site, asked: PostAndMember): Promise<PostAuthorAndRules> =>
  reads.of(site).read(asked)

async function readAll(site: Site, asked: readonly PostAndMember[]): Promise<PostAuthorAndRules[]> {
  const em = site.fork()
  const rules = await reviewRules(em, site)
  const posts = byId(await findPostsByIds(em, [...new Set(asked.map(({ postId }) => postId))]))
  const members = byId(await findMembers(em, [...new Set(asked.map(({ memberId }) => memberId))]))
  return asked.map(({ postId, memberId }) => ({
    post: posts.get(postId) ?? null,
    author: members.get(memberId) ?? null,
    rules,
  }))
}

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map(row => [row.id, row]))
