import type { MosaicBoard } from '#server/mosaic/mosaic.schema.ts'

/** A swap: a piece moves to a place, and the piece at that place moves to where it was. */
export interface Move {
  piece: number
  place: number
}

/** Returns the board as it will be when the server has accepted the swap. */
export function applyMove(board: MosaicBoard, { piece, place }: Move): MosaicBoard {
  const other = board.pieces[place]
  if (board.finished || other === undefined || other === piece) return board
  const pieces = board.pieces.map((one, at) => (at === place ? piece : one === piece ? other : one))
  return { ...board, pieces, swaps: board.swaps + 1, finished: countPlaced(pieces) === pieces.length }
}

export const countPlaced = (pieces: readonly number[]): number =>
  pieces.filter((piece, place) => piece === place).length

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Returns the place to which an arrow key moves, clamped to the edge; undefined for any other key. */
export function placeForKey(key: string, from: number, size: number): number | undefined {
  const step = steps[key]
  if (step === undefined) return undefined
  const within = (at: number) => Math.max(0, Math.min(at, size - 1))
  return within(Math.floor(from / size) + step[0]) * size + within((from % size) + step[1])
}
