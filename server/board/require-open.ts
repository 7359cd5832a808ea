import { Refusal } from '../kernel/refusal.ts'
import type { Board } from './board.entity.ts'

/** Refuses with 409 if the board is archived. */
export function requireOpen(board: Board): void {
  if (!board.isOpen()) throw new Refusal('conflict', 'board.archived')
}
