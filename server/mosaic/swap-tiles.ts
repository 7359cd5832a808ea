import type { z } from 'zod'
import type { ProcedureContext } from '../rpc/unit-of-work.ts'
import { isSignedIn } from '../kernel/viewer.ts'
import { countBoard } from './count-finished.ts'
import { isSolved, type Pieces } from './shuffle-tiles.ts'
import { EncryptedPuzzles, type PuzzleState } from './encrypted-puzzles.ts'
import type * as schema from './mosaic.schema.ts'

/**
 * Swaps a piece with the piece at its target. Repeating a request has no further effect; of two tabs the later request counts. A solved puzzle no
 * longer changes. The last swap of a member counts it for them (docs/product.md#contributions).
 */
export async function swapTiles(
  ctx: ProcedureContext,
  { kept, picture, size, piece, place }: z.output<typeof schema.swapTiles>,
) {
  const boards = new EncryptedPuzzles(ctx.site.vault, kept)
  const puzzle = { picture, size }
  const before = boards.of(puzzle)
  if (!isSolved(before.pieces) && before.pieces[place] !== piece) {
    const after: PuzzleState = { pieces: exchanged(before.pieces, piece, place), swaps: before.swaps + 1 }
    boards.put(puzzle, after)
    if (isSolved(after.pieces) && isSignedIn(ctx.viewer))
      await countBoard({ em: ctx.em, boards, puzzle }, ctx.viewer.id, ctx.site.clock.now())
  }
  return { boards, puzzle }
}

function exchanged(pieces: Pieces, piece: number, place: number): Pieces {
  const other = pieces[place]
  return pieces.map((one, at) => (at === place ? piece : one === piece ? (other ?? one) : one))
}
