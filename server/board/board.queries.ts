import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql'
import type { Site } from '../rpc/context.ts'
import { CachedRead, sizeOfRows } from '../rpc/cached-read.ts'
import { heldAs } from '../rpc/page.queries.ts'
import type { Viewer } from '../kernel/viewer.ts'
import type { WrittenLanguage } from '../markdown/markdown.schema.ts'
import { Board } from './board.entity.ts'
import type { BoardStatus } from './board.schema.ts'

/** The boards in their order, all or those of one status. */
const listBoards = (em: EntityManager, status: BoardStatus | 'all'): Promise<Board[]> => {
  const where: FilterQuery<Board> = status === 'all' ? {} : { status }
  return em.find(Board, where, { orderBy: { order: 'asc', id: 'asc' } })
}

interface Asking {
  site: Site
  viewer: Viewer
}

const kept = new CachedRead<Board[]>()

/** All boards in their order, to be shown: rows that many share. */
export const shownBoards = (asking: Asking): Promise<Board[]> =>
  kept.read(asking, 'all', async em => {
    const boards = await listBoards(em, 'all')
    return { value: boards, tags: ['board'], size: sizeOfRows(boards.length) }
  })

/** A board to be shown, also an archived one. */
export const shownBoard = async (asking: Asking, id: number): Promise<Board | undefined> =>
  (await shownBoards(asking)).find(board => board.id === id)

export const findBoard = (em: EntityManager, id: number): Promise<Board | null> => em.findOne(Board, id)

/**
 * For a change inside a transaction, and for what must not meet a board that is archived meanwhile: nobody else changes the row until
 * then. Every rule of the forum locks posts first, then boards, each in the order of their ids, and a reply only while its post is held,
 * so that nobody waits in a ring.
 */
export const lockBoard = (em: EntityManager, id: number): Promise<Board | null> =>
  em.findOne(Board, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })

/** Several for a change, in one order. */
export const lockBoards = (em: EntityManager, ids: readonly number[]): Promise<Board[]> =>
  em.find(Board, { id: { $in: [...new Set(ids)] } }, { ...heldAs('locked'), refresh: true })

const postsIn = { zh: 'post_count - english_post_count', en: 'english_post_count' } as const
const totals = (posts: string) =>
  `select coalesce(sum(${posts}), 0)::int as posts, coalesce(sum(reply_count), 0)::int as replies from board`

/** How many posts, of one language or of all, and how many replies everybody sees on all boards together. */
export async function forumTotals(
  em: EntityManager,
  language?: WrittenLanguage,
): Promise<{ posts: number; replies: number }> {
  const posts = language === undefined ? 'post_count' : postsIn[language]
  const [row] = await em.execute<{ posts: number; replies: number }[]>(totals(posts))
  return row ?? { posts: 0, replies: 0 }
}
