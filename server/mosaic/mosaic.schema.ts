import { z } from 'zod'

/** The pictures of the puzzles; the content describes what each shows. */
export const mosaicPictures = ['torch', 'river', 'works'] as const
export type MosaicPicture = (typeof mosaicPictures)[number]

/** Tiles in a row. A puzzle is a picture in one of these sizes (docs/product.md#mosaic). */
export const mosaicSizes = [3, 4, 5] as const
export type MosaicSize = (typeof mosaicSizes)[number]

/** The encrypted puzzles from the browser. An unreadable value counts as none. */
const kept = z.string().max(3000).nullish().catch(null)

const puzzle = {
  picture: z.enum(mosaicPictures, 'mosaic.not_found'),
  size: z.literal(mosaicSizes, 'mosaic.not_found'),
}

export const allBoards = z.object({ kept })
export const oneBoard = z.object({ kept, ...puzzle })

const number = z.int('mosaic.tile').min(0, 'mosaic.tile')

/** Swaps `piece` with the piece at `place`. Both are counted from 0, row by row. */
export const swapTiles = z
  .object({
    kept,
    ...puzzle,
    piece: number,
    place: number,
  })
  .refine(({ piece, size }) => piece < size ** 2, { path: ['piece'], error: 'mosaic.tile' })
  .refine(({ place, size }) => place < size ** 2, { path: ['place'], error: 'mosaic.tile' })

/** The same as a form sends it. The address names the puzzle. */
export const swapForm = z.object({ piece: z.coerce.number('mosaic.tile'), place: z.coerce.number('mosaic.tile') })

export const mosaicBoard = z.object({
  picture: puzzle.picture,
  size: puzzle.size,
  /** The piece at each place, row by row. */
  pieces: z.array(z.int()),
  swaps: z.int(),
  finished: z.boolean(),
  /** For whom the finished puzzle was counted; several people may use one browser. */
  counted: z.enum(['no', 'yours', 'another']),
})
export type MosaicBoard = z.infer<typeof mosaicBoard>

/** A puzzle in the list of all. */
const mosaicGlance = mosaicBoard.omit({ pieces: true }).extend({
  /** How many pieces are at their own place. */
  placed: z.int(),
  /** The fewest swaps with which the member has finished the puzzle; null if they have not. */
  best: z.int().nullable(),
})
export type MosaicGlance = z.infer<typeof mosaicGlance>

export const mosaicGlances = z.object({
  puzzles: z.array(mosaicGlance),
  /** How many texts of the community the pictures are made from. */
  voices: z.int(),
})

/** `kept` is the new value for the browser to store. */
export const movedBoard = z.object({ kept: z.string(), board: mosaicBoard })
export const countedBoards = z.object({ kept: z.string(), counted: z.int() })

export const mosaicCodes = ['mosaic.not_found', 'mosaic.tile'] as const
