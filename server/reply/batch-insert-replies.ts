import type { Site } from '../rpc/context.ts'
import { GroupCommitById } from '../rpc/group-commit.ts'
import { StatePerSite } from '../rpc/state-per-site.ts'
import { violatedConstraint } from '../rpc/constraints.ts'
import { atomically, type MemberWork, type Work } from '../rpc/unit-of-work.ts'
import { lockBoard } from '../board/board.queries.ts'
import { requireUnarchivedBoard } from '../board/require-unarchived-board.ts'
import { requireFound, Refusal } from '../kernel/refusal.ts'
import type { Post } from '../post/post.entity.ts'
import { clearExpiredFingerprint } from '../review/repeated-text.ts'
import { markUsed, namesUploads } from '../upload/upload.queries.ts'
import { requireAddresseeOnPost } from './require-addressee.ts'
import { requireQuotable } from './quote-text.ts'
import type { Reply } from './reply.entity.ts'
import { insertReplies, takeFloors, insertOnOpenPost } from './insert-replies.queries.ts'

/**
 * Inserts a reply on the next floor of its post. Concurrent replies to one post share one commit and are answered after it; a refused reply does not
 * affect the others.
 */
export async function insertInBatch(site: Site, reply: Reply): Promise<void> {
  await groups.of(site).submit(reply.post.id, reply)
}

/** Like `insertInBatch`, with the row of its one-time key, in a commit of its own. */
export async function insertWithKey(ctx: MemberWork, reply: Reply): Promise<void> {
  const now = ctx.site.clock.now()
  await clearFingerprintOf(ctx.em, reply, now)
  await ctx.commit(held => add(held, reply.post.id, [reply], now))
}

/** Refuses new texts on a post that is hidden or locked. */
export function requireOpenPost({ status, isLocked }: Pick<Post, 'status' | 'isLocked'>): void {
  if (status !== 'approved') throw new Refusal('conflict', 'post.not_open')
  if (isLocked) throw new Refusal('conflict', 'post.locked')
}

const groups = new StatePerSite(
  site => new GroupCommitById<Reply, Reply>((postId, replies) => addAll(site, postId, replies)),
)

async function addAll(site: Site, postId: number, replies: readonly Reply[]): Promise<readonly Reply[]> {
  const now = site.clock.now()
  if (!replies.some(restsOnMore)) {
    try {
      await addInOneStatement(site.fork(), postId, replies, now)
      return replies
    } catch (error) {
      // The fingerprint of a single reply may have expired: the transaction below clears it first.
      if (replies.length > 1 || violatedConstraint(error) !== 'reply_fingerprint_unique') throw error
    }
  }
  return atomically(site.fork(), async em => {
    // In a group, an outlived fingerprint aborts all replies, and each is then tried alone.
    const [first] = replies
    if (first && replies.length === 1) await clearFingerprintOf(em, first, now)
    await add(em, postId, replies, now)
    return replies
  })
}

/** Whether the transaction of a reply must check or change more than its post and board. */
const restsOnMore = ({ parent, quote, addressee, content, images }: Reply): boolean =>
  (parent != null && quote != null) || addressee != null || namesUploads([content, ...images])

async function addInOneStatement(em: Work['em'], postId: number, replies: readonly Reply[], now: Date): Promise<void> {
  const { board, ...post } = requireFound(await insertOnOpenPost(em, postId, replies, now), 'post.not_found')
  requireOpenPost(post)
  requireUnarchivedBoard(board)
}

const clearFingerprintOf = async (em: Work['em'], { fingerprint }: Reply, now: Date) =>
  fingerprint == null ? undefined : clearExpiredFingerprint(em, 'reply', fingerprint, now)

/** Inserts replies on the next floors. The locks it takes prevent that the post is locked or hidden, or its board archived, before the commit. */
async function add(em: Work['em'], postId: number, replies: readonly Reply[], now: Date): Promise<void> {
  const ground = requireFound(await takeFloors(em, postId, replies.length), 'post.not_found')
  requireOpenPost(ground)
  requireUnarchivedBoard(requireFound(await lockBoard(em, ground.board), 'board.not_found'))
  await requireQuotable(em, replies)
  for (const { addressee } of replies) await requireAddresseeOnPost(em, postId, addressee ?? null)
  await markUsed(
    em,
    replies.flatMap(({ content, images }) => [content, ...images]),
    now,
  )
  await insertReplies(em, replies, { postId, before: ground.floors - replies.length, now })
}
