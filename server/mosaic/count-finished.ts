import type { MemberWork } from '../rpc/unit-of-work.ts'
import type { EncryptedPuzzles, Puzzle } from './encrypted-puzzles.ts'
import { storeFinishedPuzzle } from './mosaic.queries.ts'

interface Solved {
  em: MemberWork['em']
  boards: EncryptedPuzzles
  puzzle: Puzzle
}

/** Counts a solved puzzle for a member. */
export async function countBoard({ em, boards, puzzle }: Solved, memberId: number, now: Date): Promise<void> {
  const board = boards.of(puzzle)
  await storeFinishedPuzzle(em, memberId, { ...puzzle, swaps: board.swaps }, now)
  boards.put(puzzle, { ...board, countedFor: memberId })
}

/** Counts the puzzles that this browser solved before the member logged in. A puzzle counted for another member stays theirs. */
export async function countFinishedBoards({ em, site, viewer }: MemberWork, boards: EncryptedPuzzles): Promise<number> {
  const finished = boards.uncounted()
  for (const puzzle of finished) await countBoard({ em, boards, puzzle }, viewer.id, site.clock.now())
  return finished.length
}
