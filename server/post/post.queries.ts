import { LockMode, type EntityManager, type FilterQuery, type QueryOrderMap } from '@mikro-orm/postgresql'
import { CachedRead, sizeOfRows, tagsOfMembers, type ReadConnection, type ReadContext } from '../rpc/cached-read.ts'
import { sortByIds, limitAndOffset, countTotal, type Page } from '../rpc/query-options.ts'
import type { Board } from '../board/board.entity.ts'
import { forumTotals, lockBoards } from '../board/board.queries.ts'
import type { ReviewStatus } from '../kernel/primitives.schema.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import { isSignedIn, type Viewer } from '../kernel/viewer.ts'
import { newestOfCohort, type Cohort } from '../member/cohort.queries.ts'
import { approvedOnly, visibleTo } from '../review/text-access.policy.ts'
import { Post } from './post.entity.ts'
import type { PostSort } from './post.schema.ts'

interface AskedPosts extends Page {
  board?: Board | undefined
  language?: WrittenLanguage | undefined
  sort: PostSort
  /** If absent, posts of every status. */
  status?: ReviewStatus | undefined
}

// Pinned posts first, then by the given order (docs/product.md#board). Ids rise with the time of creation.
const orders = {
  latest: { isSticky: 'desc', id: 'desc' },
  highlighted: { isSticky: 'desc', id: 'desc' },
  active: { isSticky: 'desc', activeAt: 'desc', id: 'desc' },
  hot: { isSticky: 'desc', hotRank: 'desc', id: 'desc' },
} as const satisfies Record<PostSort, QueryOrderMap<Post>>

const filterOf = ({ board, language, sort, status }: AskedPosts): FilterQuery<Post> => ({
  ...(board === undefined ? {} : { board: board.id }),
  ...(language === undefined ? {} : { language }),
  ...(sort === 'highlighted' ? { isHighlighted: true } : {}),
  ...(status === undefined ? {} : { status }),
})

/** Returns a page of posts, pinned ones first, and the total. */
export async function listPosts(
  em: EntityManager,
  asked: AskedPosts,
  connection: ReadConnection = {},
): Promise<[Post[], number]> {
  const posts = await pageOfPosts(em, asked, connection)
  return [posts, await countTotal(asked, posts.length, () => countPosts(em, asked))]
}

async function pageOfPosts(em: EntityManager, asked: AskedPosts, connection: ReadConnection): Promise<Post[]> {
  const these = { orderBy: orders[asked.sort], ...limitAndOffset(asked), ...connection }
  if (these.offset === 0) return em.find(Post, filterOf(asked), { ...these, populate: inLists })
  // Reads the ids alone first, so that a large offset skips entries of the index and not whole rows.
  const rows = await em.find(Post, filterOf(asked), { ...these, fields: ['id'], disableIdentityMap: true })
  return postsInOrder(
    em,
    rows.map(({ id }) => id),
  )
}

const cachedLists = new CachedRead<[Post[], number]>()

/** Returns a page of approved posts and the total, from a cache that viewers share. */
export function shownPosts(ctx: ReadContext, asked: Omit<AskedPosts, 'status'>): Promise<[Post[], number]> {
  const { board, language, sort, page, limit } = asked
  const key = [board?.id, language, sort, page, limit].join(' ')
  return cachedLists.read(ctx, key, async (em, connection) => {
    const value = await listPosts(em, { ...asked, status: 'approved' }, connection)
    const [posts] = value
    return {
      value,
      tags: [
        board === undefined ? 'post' : `post@${board.id}`,
        'board',
        ...tagsOfMembers(posts.map(({ author }) => author)),
      ],
      size: sizeOfRows(
        posts.length,
        posts.map(({ beginning }) => beginning),
      ),
    }
  })
}

const cachedPosts = new CachedRead<Post | null>()

/** Returns an approved post with its texts, from a cache that viewers share. */
export const shownPost = (ctx: ReadContext, id: number): Promise<Post | null> =>
  cachedPosts.read(ctx, String(id), async (em, connection) => {
    const post = await em.findOne(Post, { id, ...approvedOnly }, { populate: [...withTexts], ...connection })
    return {
      value: post,
      tags: [`post:${id}`, 'board', ...tagsOfMembers([post?.author, ...(post?.mentions ?? [])])],
      size: sizeOfRows(1, post === null ? [] : [post.content, post.html]),
      isCacheable: post !== null,
    }
  })

const withTexts = ['author', 'board', 'content', 'html'] as const

// The relations and fields that lists show.
const inLists = ['author', 'board', 'beginning'] as const

interface Newest {
  boardId?: number | undefined
  /** Only posts under this member's name. */
  author?: number | undefined
  language?: WrittenLanguage | undefined
  limit: number
}

/** Returns the newest approved posts with their texts. Pinned ones are read separately, because the list indexes begin with the pin. */
export async function newestPosts(em: EntityManager, { boardId, author, language, limit }: Newest): Promise<Post[]> {
  const where = {
    ...approvedOnly,
    ...(boardId === undefined ? {} : { board: boardId }),
    ...(author === undefined ? {} : namedBy(author)),
    ...(language === undefined ? {} : { language }),
  }
  const pick = (isSticky: boolean) =>
    em.find(Post, { ...where, isSticky }, { orderBy: { id: 'desc' }, limit, fields: ['id'], disableIdentityMap: true })
  const ids = [...(await pick(true)), ...(await pick(false))].map(({ id }) => id)
  const newest = ids.toSorted((one, other) => other - one).slice(0, limit)
  return sortByIds(newest, await em.find(Post, { id: { $in: newest } }, { populate: [...withTexts] }))
}

/** Returns these posts in this order, with only the beginning of their texts. */
export async function postsInOrder(em: EntityManager, ids: readonly number[]): Promise<Post[]> {
  if (ids.length === 0) return []
  return sortByIds(ids, await em.find(Post, { id: { $in: [...ids] } }, { populate: inLists }))
}

// Boards keep the number of public posts; the few others are counted by their own index.
async function countPosts(em: EntityManager, asked: AskedPosts): Promise<number> {
  if (asked.sort === 'highlighted' || (asked.status ?? 'approved') !== 'approved')
    return em.count(Post, filterOf(asked))
  const approved = asked.board?.postsIn(asked.language) ?? (await forumTotals(em, asked.language)).posts
  if (asked.status === 'approved') return approved
  return approved + (await em.count(Post, { $and: [filterOf(asked), { status: { $ne: 'approved' } }] }))
}

/** Finds a post with its texts, if this viewer may see it. */
export const findPostWithTexts = (em: EntityManager, viewer: Viewer, id: number): Promise<Post | null> =>
  em.findOne(Post, { id, ...visibleTo(viewer) }, { populate: withTexts })

/** Finds the post if this viewer may see it, without its texts. */
export const findVisiblePost = (em: EntityManager, viewer: Viewer, id: number): Promise<Post | null> =>
  em.findOne(Post, { id, ...visibleTo(viewer) }, { populate: ['author', 'board'] })

/** Returns those of these posts that exist, regardless of who may see them, without their texts. */
export const findPostsByIds = (em: EntityManager, ids: readonly number[]): Promise<Post[]> =>
  em.find(Post, { id: { $in: [...ids] } }, { populate: ['author', 'board'] })

/** Locks the row for a change inside a transaction. */
export async function lockPost(em: EntityManager, id: number): Promise<Post | null> {
  const post = await em.findOne(Post, id, {
    populate: ['content', 'html'],
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  })
  if (post) await em.populate(post, ['author', 'board'])
  return post
}

// `no key update` does not block a new reply, which only needs its post to stay.
const holdThem = `select id, board_id as board from post where id in (%) order by id for no key update`

/** Locks the posts that `which` selects, and their boards. Must come before locks on rows that belong to them. */
export async function lockPosts(em: EntityManager, which: string, values: unknown[]): Promise<void> {
  const held = await em.execute<{ board: number }[]>(holdThem.replace('%', which), values)
  await lockBoards(
    em,
    held.map(({ board }) => board),
  )
}

/** Locks the posts of a member and those they replied to, in one order, before these or their names are removed. */
export const lockPostsOfMember = (em: EntityManager, memberId: number): Promise<void> =>
  lockPosts(em, 'select id from post where author_id = ? union select post_id from reply where author_id = ?', [
    memberId,
    memberId,
  ])

const unnamed = `
  update reply set addressee_id = null where post_id = ? and addressee_id = ? and not exists (
    select 1 from reply as own where own.post_id = reply.post_id and own.author_id = reply.addressee_id and own.status = 'approved'
  )`

/** Removes the author of a post as addressee of replies, once they make the post anonymous. Replies keep them if they also replied by name. */
export const hideAddressee = (em: EntityManager, postId: number, authorId: number) =>
  em.execute(unnamed, [postId, authorId])

/** Returns a page of a member's posts, newest first, of any status, and the total. */
export async function postsBy(
  em: EntityManager,
  memberId: number,
  { status, ...page }: Page & { status?: ReviewStatus | undefined },
): Promise<[Post[], number]> {
  const where = { author: memberId, ...(status === undefined ? {} : { status }) }
  return em.findAndCount(Post, where, { orderBy: { id: 'desc' }, ...limitAndOffset(page), populate: inLists })
}

const namedBy = (memberId: number) => ({ author: memberId, isAnonymous: false, ...approvedOnly })

/** Returns a page of a member's public posts under their name, newest first, and the total. */
export async function namedPosts(em: EntityManager, memberId: number, page: Page): Promise<[Post[], number]> {
  const where = namedBy(memberId)
  const posts = await em.find(Post, where, { orderBy: { id: 'desc' }, ...limitAndOffset(page), populate: inLists })
  return [posts, await countTotal(page, posts.length, () => em.count(Post, where))]
}

const named = `select id, author_id, id as place from post where status = 'approved' and not is_anonymous`

/** Returns the newest posts that members of a class or a department wrote under their names. */
export const postsOfCohort = async (em: EntityManager, cohort: Cohort, limit: number): Promise<Post[]> =>
  postsInOrder(em, await newestOfCohort(em, cohort, named, limit))

/** SQL that counts the posts under a member's name. */
export const namedCount = `select count(*) from (${named} and author_id = counted.id) as named`

const muted = `select post_id as id from mute where member_id = ? and post_id = any(string_to_array(?, ',')::int[])`

/** Returns which of these posts the viewer has muted. Runs no query for the many viewers who mute none. */
export async function mutedAmong(
  em: EntityManager,
  viewer: Viewer,
  posts: readonly { id: number }[],
): Promise<ReadonlySet<number>> {
  if (!isSignedIn(viewer) || viewer.mutesPosts === false || posts.length === 0) return new Set()
  const ids = posts.map(({ id }) => id).join(',')
  const rows = await em.execute<{ id: number }[]>(muted, [viewer.id, ids])
  return new Set(rows.map(({ id }) => id))
}

/** Returns the likes of those of these posts that are public. */
export const likesAmong = (em: EntityManager, ids: readonly number[]) =>
  em.find(Post, { id: { $in: [...ids] }, ...approvedOnly }, { fields: ['id', 'likes'] })
