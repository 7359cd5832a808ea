import { Refusal } from '../kernel/refusal.ts'
import type { Board } from './board.entity.ts'

/** Refuses with 409 if the board is archived. */
export const requireUnarchivedBoard = ({ status }: Pick<Board, 'status'>): void => {
  if (status !== 'active') throw new Refusal('conflict', 'board.archived')
}
