import { LockMode, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql'
import { Board } from './board.entity.ts'
import type { BoardStatus } from './board.schema.ts'

/** The boards in their order, all or those of one status. */
export const listBoards = (em: EntityManager, status: BoardStatus | 'all'): Promise<Board[]> => {
  const where: FilterQuery<Board> = status === 'all' ? {} : { status }
  return em.find(Board, where, { orderBy: { order: 'asc', id: 'asc' } })
}

export const findBoard = (em: EntityManager, id: number): Promise<Board | null> => em.findOne(Board, id)

/**
 * For a change inside a transaction, and for what must not meet a board that is archived meanwhile: nobody else changes the row until
 * then. Every rule locks a post before its board.
 */
export const lockBoard = (em: EntityManager, id: number): Promise<Board | null> =>
  em.findOne(Board, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })

const totals =
  'select coalesce(sum(post_count), 0)::int as posts, coalesce(sum(reply_count), 0)::int as replies from board'

/** How many posts and replies everybody sees on all boards together. */
export async function forumTotals(em: EntityManager): Promise<{ posts: number; replies: number }> {
  const [row] = await em.execute<{ posts: number; replies: number }[]>(totals)
  return row ?? { posts: 0, replies: 0 }
}
