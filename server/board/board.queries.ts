import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql'
import { CachedRead, sizeOfRows, type ReadContext } from '../rpc/cached-read.ts'
import { lockOptions } from '../rpc/query-options.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import { Board } from './board.entity.ts'
import type { BoardStatus } from './board.schema.ts'

/** Returns the boards in their order, all or those of one status. */
const listBoards = (em: EntityManager, status: BoardStatus | 'all'): Promise<Board[]> => {
  const where: FilterQuery<Board> = status === 'all' ? {} : { status }
  return em.find(Board, where, { orderBy: { order: 'asc', id: 'asc' } })
}

const cachedBoards = new CachedRead<Board[]>()

/** Returns all boards in their order, from a cache that viewers share. */
export const shownBoards = (ctx: ReadContext): Promise<Board[]> =>
  cachedBoards.read(ctx, 'all', async em => {
    const boards = await listBoards(em, 'all')
    return { value: boards, tags: ['board'], size: sizeOfRows(boards.length) }
  })

/** Returns a board from the same cache, also an archived one. */
export const shownBoard = async (ctx: ReadContext, id: number): Promise<Board | undefined> =>
  (await shownBoards(ctx)).find(board => board.id === id)

export const findBoard = (em: EntityManager, id: number): Promise<Board | null> => em.findOne(Board, id)

/**
 * Locks a board for a change, or so that it cannot be archived meanwhile. Every rule of the forum locks posts first, then boards, each in the order
 * of their ids, and a reply only while its post is locked. This order prevents deadlocks.
 */
export const lockBoard = (em: EntityManager, id: number): Promise<Board | null> =>
  em.findOne(Board, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })

/** Locks several boards, in the order of their ids. */
export const lockBoards = (em: EntityManager, ids: readonly number[]): Promise<Board[]> =>
  em.find(Board, { id: { $in: [...new Set(ids)] } }, { ...lockOptions('update'), refresh: true })

const postsIn = { zh: 'post_count - english_post_count', en: 'english_post_count' } as const
const totals = (posts: string) =>
  `select coalesce(sum(${posts}), 0)::int as posts, coalesce(sum(reply_count), 0)::int as replies from board`

/** Returns how many public posts, of one language or of all, and public replies all boards have together. */
export async function forumTotals(
  em: EntityManager,
  language?: WrittenLanguage,
): Promise<{ posts: number; replies: number }> {
  const posts = language === undefined ? 'post_count' : postsIn[language]
  const [row] = await em.execute<{ posts: number; replies: number }[]>(totals(posts))
  return row ?? { posts: 0, replies: 0 }
}
