import { randomInt } from 'node:crypto'
import { mosaicPictures, type MosaicPicture, type MosaicSize } from './mosaic.schema.ts'

/** The piece at each place, row by row. */
export type Pieces = readonly number[]

/** Returns how many pieces are at their own places. */
export const countInPlace = (pieces: Pieces): number => pieces.filter((piece, place) => piece === place).length

export const isSolved = (pieces: Pieces): boolean => countInPlace(pieces) === pieces.length

/** Returns a random number from 0 to `below` - 1. */
type Draw = (below: number) => number

/**
 * Returns a random arrangement without a piece at its own place, so that no puzzle begins solved. Each piece changes places with an earlier one
 * (Sattolo's algorithm), which gives one cycle. Swaps can solve any arrangement.
 */
export function shufflePieces(size: MosaicSize, draw: Draw = below => randomInt(below)): Pieces {
  const pieces = Array.from({ length: size ** 2 }, (_, piece) => piece)
  for (let last = pieces.length - 1; last > 0; last -= 1) {
    const other = draw(last)
    const [one = 0, two = 0] = [pieces[last], pieces[other]]
    pieces[last] = two
    pieces[other] = one
  }
  return pieces
}

/**
 * Returns the initial arrangement of a puzzle. It is always the same, so that looking at a puzzle stores nothing in the browser, and members can
 * compare their swaps.
 */
export function firstShuffle(picture: MosaicPicture, size: MosaicSize): Pieces {
  let state = 1915 + 110 * mosaicPictures.indexOf(picture) + size
  return shufflePieces(size, below => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * below)
  })
}
