import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql'
import { fromReplicaForGuests, sortByIds, limitAndOffset, countTotal, type Page } from '../rpc/query-options.ts'
import type { SinceQuery } from '../rpc/text-kind-contract.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import type { Post } from '../post/post.entity.ts'
import { lockPosts } from '../post/post.queries.ts'
import { newestPublicFirst, publicSince } from '../review/publication-time.ts'
import { approvedOnly, visibleTo } from '../review/text-access.policy.ts'
import { Reply } from './reply.entity.ts'
import { countBefore, idsBehind, isCounted } from './reply-pages.queries.ts'

export interface AskedReplies extends Page {
  sort: 'asc' | 'desc'
  status?: ReviewStatus | undefined
  /** Whether floors of deleted replies are included, as on pages. */
  withRemoved?: boolean | undefined
}

// The relations that a view of a reply needs.
const shownWith = ['author', 'parent.author', 'addressee'] as const
const whole = [...shownWith, 'post'] as const

async function onBoards<Found extends Reply | null>(em: EntityManager, reply: Found): Promise<Found> {
  if (reply) await em.populate(reply.post, ['board'])
  return reply
}

async function allOnBoards(em: EntityManager, replies: Reply[]): Promise<Reply[]> {
  await em.populate(
    replies.map(({ post }) => post),
    ['board'],
  )
  return replies
}

/** The filter of what the pages of a post contain for this viewer: visible replies, and the floors of deleted ones. */
const visibleFloors = (viewer: Viewer): FilterQuery<Reply> =>
  may(viewer, 'review') ? {} : { $or: [visibleTo(viewer), { isRemoved: true }] }

function filterOf(viewer: Viewer, post: Post, { status, withRemoved }: Pick<AskedReplies, 'status' | 'withRemoved'>) {
  const isOfStatus = may(viewer, 'review') && status !== undefined
  if (withRemoved === true && !isOfStatus) return { $and: [{ post: post.id }, visibleFloors(viewer)] }
  return { post: post.id, isRemoved: false, ...(isOfStatus ? { status } : visibleTo(viewer)) }
}

/** Returns a page of a post's replies by floor, and their number for this viewer. */
export async function listReplies(
  em: EntityManager,
  viewer: Viewer,
  { post, ...asked }: AskedReplies & { post: Post },
): Promise<[Reply[], number]> {
  const replies = await pageOfReplies(em, viewer, post, asked)
  return [replies, await countTotal(asked, replies.length, () => countReplies(em, viewer, post, asked))]
}

async function pageOfReplies(em: EntityManager, viewer: Viewer, post: Post, asked: AskedReplies): Promise<Reply[]> {
  const where: FilterQuery<Reply> = filterOf(viewer, post, asked)
  const { sort, status, withRemoved = false } = asked
  const these = { orderBy: { floor: sort }, ...limitAndOffset(asked), ...fromReplicaForGuests(viewer) }
  if (these.offset === 0) return em.find(Reply, where, { ...these, populate: shownWith })
  if (isCounted({ viewer, status })) {
    const listed = { postId: post.id, viewer, status, withRemoved: withRemoved && status === undefined }
    return repliesInOrder(em, await idsBehind(em, listed, { sort, limit: these.limit, offset: these.offset }))
  }
  const rows = await em.find(Reply, where, { ...these, fields: ['id'], disableIdentityMap: true })
  return repliesInOrder(
    em,
    rows.map(({ id }) => id),
  )
}

// The post itself is already loaded.
async function repliesInOrder(em: EntityManager, ids: readonly number[]): Promise<Reply[]> {
  if (ids.length === 0) return []
  return sortByIds(ids, await em.find(Reply, { id: { $in: [...ids] } }, { populate: shownWith }))
}

// The post keeps the number of public replies; the few others are counted by their own index.
async function countReplies(em: EntityManager, viewer: Viewer, post: Post, asked: AskedReplies): Promise<number> {
  if (may(viewer, 'review') && asked.status !== undefined && asked.status !== 'approved')
    return em.count(Reply, filterOf(viewer, post, asked))
  const approved = post.replyCount + (asked.withRemoved === true ? post.removedFloors : 0)
  if (!isSignedIn(viewer) || asked.status === 'approved') return approved
  const whose = may(viewer, 'review') ? {} : { author: viewer.id }
  const hidden = { post: post.id, isRemoved: false, ...whose, status: { $ne: 'approved' as const } }
  return approved + (await em.count(Reply, hidden))
}

/** Counts the replies, and the floors of deleted ones, before this one on the pages of the post. */
export const countEarlier = (em: EntityManager, viewer: Viewer, { post, floor }: Reply): Promise<number> =>
  countBefore(em, { postId: post.id, viewer, withRemoved: true }, floor)

/** Returns the reply or deleted floor at this number; if it is missing or hidden, the next one that this viewer may see, or the last. */
export async function findAtFloor(
  em: EntityManager,
  viewer: Viewer,
  { postId, floor }: { postId: number; floor: number },
): Promise<Reply | null> {
  const at = (floors: FilterQuery<Reply>, order: 'asc' | 'desc') =>
    em.findOne(Reply, { $and: [{ post: postId }, floors, visibleFloors(viewer)] }, { orderBy: { floor: order } })
  return (await at({ floor: { $gte: floor } }, 'asc')) ?? (await at({ floor: { $lt: floor } }, 'desc'))
}

/** Finds a reply with its author, its post and the reply that it answers; also the floor of a deleted one. */
export const findFloor = async (em: EntityManager, id: number): Promise<Reply | null> =>
  onBoards(em, await em.findOne(Reply, id, { populate: whole }))

/** Like `findFloor`, without deleted replies. */
export async function findReply(em: EntityManager, id: number): Promise<Reply | null> {
  const reply = await findFloor(em, id)
  return reply?.isRemoved === true ? null : reply
}

/** Counts those of these replies that are approved. */
export const countShown = (em: EntityManager, ids: ReadonlySet<number>): Promise<number> =>
  em.count(Reply, { id: { $in: [...ids] }, ...approvedOnly })

/** Counts those of these replies that are not deleted. */
export const countExisting = (em: EntityManager, ids: ReadonlySet<number>): Promise<number> =>
  em.count(Reply, { id: { $in: [...ids] }, isRemoved: false })

/** Locks the posts of these replies, which must come before the replies themselves. */
export const lockPostsOf = (em: EntityManager, ids: readonly number[]): Promise<void> =>
  lockPosts(em, `select post_id from reply where id = any(string_to_array(?, ',')::int[])`, [ids.join(',')])

/** Locks a reply for a change inside a transaction, after its post and board, so that these are neither locked for replies nor hidden meanwhile. */
export async function lockReply(em: EntityManager, id: number): Promise<Reply | null> {
  await lockPostsOf(em, [id])
  const reply = await em.findOne(
    Reply,
    { id, isRemoved: false },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )
  if (reply) await em.populate(reply, whole)
  return onBoards(em, reply)
}

/** Returns a page of a member's replies, newest first, of any status, and the total. */
export async function repliesBy(em: EntityManager, memberId: number, page: Page): Promise<[Reply[], number]> {
  const newest = { orderBy: { id: 'desc' }, ...limitAndOffset(page), populate: whole } as const
  const [replies, total] = await em.findAndCount(Reply, { author: memberId }, newest)
  return [await allOnBoards(em, replies), total]
}

const publicNow = { ...approvedOnly, post: approvedOnly }

/** Returns a page of a member's public replies, newest first, and the total. */
export async function shownReplies(em: EntityManager, memberId: number, page: Page): Promise<[Reply[], number]> {
  const where = { author: memberId, ...publicNow }
  const replies = await em.find(Reply, where, { orderBy: { id: 'desc' }, ...limitAndOffset(page), populate: whole })
  return [await allOnBoards(em, replies), await countTotal(page, replies.length, () => em.count(Reply, where))]
}

/** SQL that counts a member's public replies. */
export const shownCount = `
  select count(*) from reply join post on post.id = post_id and post.status = 'approved'
  where reply.author_id = counted.id and reply.status = 'approved'`

/** Returns the newest replies that became public on a post since a moment, oldest first. */
export async function shownSince(em: EntityManager, { scope, at, limit }: SinceQuery): Promise<Reply[]> {
  const where: FilterQuery<Reply> = { $and: [{ post: scope }, publicSince(at), publicNow] }
  return allOnBoards(em, (await em.find(Reply, where, { ...newestPublicFirst(limit), populate: whole })).reverse())
}

/** Returns the likes of those of these replies that are public. */
export const likesAmong = (em: EntityManager, ids: readonly number[]) =>
  em.find(Reply, { $and: [{ id: { $in: [...ids] } }, publicNow] }, { fields: ['id', 'likes'] })

const onPostByName = `
  select member.id from member where member.id = ? and (
    exists (select 1 from reply where post_id = ? and author_id = member.id and status = 'approved')
    or exists (select 1 from post where id = ? and author_id = member.id and not is_anonymous)
  )`

/**
 * Returns true if this member publicly wrote on the post. The author of an anonymous post does not count, because the result would reveal the name.
 */
export async function wroteByName(em: EntityManager, postId: number, memberId: number): Promise<boolean> {
  return (await em.execute(onPostByName, [memberId, postId, postId])).length > 0
}
