import type { MosaicBoard } from '#server/mosaic/mosaic.schema.ts'
import type { Api } from '#server/router.ts'

export const smallTorch = { picture: 'torch', size: 3 } as const

type Puzzle = Pick<MosaicBoard, 'picture' | 'size'>

/** Solves the puzzle by moving each piece to its place, in the fewest swaps that this method needs. */
export async function solve(
  { mosaic }: Pick<Api, 'mosaic'>,
  kept: string | null = null,
  { picture, size }: Puzzle = smallTorch,
) {
  let now = { kept, board: await mosaic.one({ kept, picture, size }) }
  for (let place = 0; place < size ** 2; place += 1)
    if (now.board.pieces[place] !== place)
      now = await mosaic.swap({ kept: now.kept, picture, size, piece: place, place })
  return { kept: now.kept ?? '', board: now.board }
}
