import { Refusal } from '../kernel/refusal.ts'
import type { Board } from './board.entity.ts'

/** Refuses what is to be written on a board that is archived. */
export function requireOpen(board: Board): void {
  if (!board.isOpen()) throw new Refusal('conflict', 'board.archived')
}
