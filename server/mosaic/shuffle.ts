import { randomInt } from 'node:crypto'
import { mosaicPictures, type MosaicPicture, type MosaicSize } from './mosaic.schema.ts'

/** Which piece lies at each place, row by row. */
export type Pieces = readonly number[]

export const inPlace = (pieces: Pieces): number => pieces.filter((piece, place) => piece === place).length

export const isWhole = (pieces: Pieces): boolean => inPlace(pieces) === pieces.length

/** A number from 0 up to, and without, `below`. */
type Draw = (below: number) => number

/**
 * Every piece once, none of them where it belongs, so that no board begins solved: each piece changes places with one before it
 * (Sattolo), which makes one ring of them all. Swaps lead from any arrangement to the whole picture.
 */
export function shuffle(size: MosaicSize, draw: Draw = below => randomInt(below)): Pieces {
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
 * How a puzzle lies before anybody has touched it: always the same, so that looking at it leaves nothing in the browser, and the same
 * for all who want to compare their swaps.
 */
export function firstShuffle(picture: MosaicPicture, size: MosaicSize): Pieces {
  let state = 1915 + 110 * mosaicPictures.indexOf(picture) + size
  return shuffle(size, below => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * below)
  })
}
