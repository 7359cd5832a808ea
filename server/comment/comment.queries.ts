import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql'
import { fromReplicaForGuests, limitAndOffset, countTotal, type Page } from '../rpc/query-options.ts'
import type { SinceQuery } from '../rpc/text-kind-contract.ts'
import { visibleTo as articlesVisibleTo } from '../article/article.policy.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import { isSignedIn, may, type Viewer } from '../kernel/viewer.ts'
import { newestPublicFirst, publicSince } from '../review/publication-time.ts'
import { approvedOnly, visibleTo } from '../review/text-access.policy.ts'
import { Comment } from './comment.entity.ts'

export interface AskedComments extends Page {
  articleId: number
  status?: ReviewStatus | undefined
}

const threads = (viewer: Viewer, { articleId, status }: AskedComments): FilterQuery<Comment> => ({
  article: { id: articleId, ...articlesVisibleTo(viewer) },
  parent: null,
  ...(may(viewer, 'review') && status !== undefined ? { status } : visibleTo(viewer)),
})

/** Returns a page of an article's threads, newest first, and the total. Empty if the viewer may not see the article. */
export async function threadsOf(em: EntityManager, viewer: Viewer, asked: AskedComments): Promise<[Comment[], number]> {
  const found = await em.find(Comment, threads(viewer, asked), {
    orderBy: { id: 'desc' },
    ...limitAndOffset(asked),
    populate: ['author'],
    ...fromReplicaForGuests(viewer),
  })
  return [found, await countTotal(asked, found.length, () => em.count(Comment, threads(viewer, asked)))]
}

const answers = `
  select id, parent, total from (
    select id, parent_id as parent, row_number() over (partition by parent_id order by id) as place,
      count(*) over (partition by parent_id)::int as total
    from comment
    where parent_id = any(string_to_array(?, ',')::int[]) and (?::boolean or status = 'approved' or author_id = ?)
  ) as numbered where place <= ?`

interface Answer {
  id: number
  parent: number
  total: number
}

export interface Replies {
  total: number
  replies: Comment[]
}

/** Returns the first answers to each of these comments, oldest first, and the total of each. */
export async function repliesOf(
  em: EntityManager,
  viewer: Viewer,
  parents: readonly number[],
  limit: number,
): Promise<ReadonlyMap<number, Replies>> {
  if (parents.length === 0) return new Map()
  const viewerId = isSignedIn(viewer) ? viewer.id : 0
  const rows = await em.execute<Answer[]>(answers, [parents.join(','), may(viewer, 'review'), viewerId, limit])
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const replies = await em.find(Comment, { id: { $in: ids } }, { orderBy: { id: 'asc' }, populate: ['author'] })
  const totals = new Map(rows.map(({ parent, total }) => [parent, total]))
  const byParent = Map.groupBy(replies, ({ parent }) => parent?.id ?? 0)
  return new Map([...byParent].map(([id, found]) => [id, { total: totals.get(id) ?? found.length, replies: found }]))
}

/** Returns a page of the answers to one comment, oldest first, and the total. */
export function listReplies(
  em: EntityManager,
  viewer: Viewer,
  asked: Page & { id: number },
): Promise<[Comment[], number]> {
  return em.findAndCount(
    Comment,
    { parent: asked.id, ...visibleTo(viewer) },
    { orderBy: { id: 'asc' }, ...limitAndOffset(asked), populate: ['author'], ...fromReplicaForGuests(viewer) },
  )
}

/** Counts the threads before this one on the pages of the article. */
export const countNewerThreads = (
  em: EntityManager,
  viewer: Viewer,
  { articleId, id }: { articleId: number; id: number },
): Promise<number> =>
  em.count(Comment, { $and: [{ article: articleId, parent: null, id: { $gt: id } }, visibleTo(viewer)] })

/** Counts the answers before this one in its thread. */
export const countOlderReplies = (
  em: EntityManager,
  viewer: Viewer,
  { parentId, id }: { parentId: number; id: number },
): Promise<number> => em.count(Comment, { $and: [{ parent: parentId, id: { $lt: id } }, visibleTo(viewer)] })

/** Finds a comment with its author and the comment that it answers. */
export const findComment = (em: EntityManager, id: number): Promise<Comment | null> =>
  em.findOne(Comment, id, { populate: ['author', 'parent'] })

/** Returns a member's comments, newest first, of any status. */
export const commentsBy = (em: EntityManager, memberId: number, page: Page): Promise<[Comment[], number]> =>
  em.findAndCount(
    Comment,
    { author: memberId },
    { orderBy: { id: 'desc' }, ...limitAndOffset(page), populate: ['article', 'author'] },
  )

// A hidden comment hides its answers too.
const publicNow: FilterQuery<Comment> = {
  ...approvedOnly,
  article: { status: 'published' },
  $or: [{ parent: null }, { parent: approvedOnly }],
}

/** Returns the newest comments that became public on an article since a moment, oldest first. */
export async function shownSince(em: EntityManager, { scope, at, limit }: SinceQuery): Promise<Comment[]> {
  const where: FilterQuery<Comment> = { $and: [{ article: scope }, publicSince(at), publicNow] }
  return (await em.find(Comment, where, { ...newestPublicFirst(limit), populate: ['author'] })).reverse()
}

/** Returns the likes of those of these comments that are public. */
export const likesAmong = (em: EntityManager, ids: readonly number[]) =>
  em.find(Comment, { $and: [{ id: { $in: [...ids] } }, publicNow] }, { fields: ['id', 'likes'] })
