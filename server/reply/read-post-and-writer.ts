import type { Site } from '../rpc/context.ts'
import { GroupedRead } from '../rpc/grouped-read.ts'
import { StatePerSite } from '../rpc/state-per-site.ts'
import type { Member } from '../member/member.entity.ts'
import { findMembers } from '../member/member.queries.ts'
import type { Post } from '../post/post.entity.ts'
import { glimpsePosts } from '../post/post.queries.ts'
import { reviewRules, type Rules } from '../review/review.queries.ts'

interface Asked {
  postId: number
  memberId: number
}

/** What a new reply rests on. The rows are shared by many replies, so nobody may change them. */
interface PostAndWriter {
  /** Also one that is hidden: who calls must ask whether the writer may see it. */
  post: Post | null
  writer: Member | null
  rules: Rules
}

const reads = new StatePerSite(site => new GroupedRead<Asked, PostAndWriter>(asked => readAll(site, asked)))

/** Reads what a reply rests on, for all that arrive together at once. Each read begins after the reply has arrived, as one of its own would. */
export const readPostAndWriter = (site: Site, asked: Asked): Promise<PostAndWriter> => reads.of(site).ask(asked)

async function readAll(site: Site, asked: readonly Asked[]): Promise<PostAndWriter[]> {
  const em = site.fork()
  const rules = await reviewRules(em, site)
  const posts = byId(await glimpsePosts(em, [...new Set(asked.map(({ postId }) => postId))]))
  const members = byId(await findMembers(em, [...new Set(asked.map(({ memberId }) => memberId))]))
  return asked.map(({ postId, memberId }) => ({
    post: posts.get(postId) ?? null,
    writer: members.get(memberId) ?? null,
    rules,
  }))
}

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map(row => [row.id, row]))
