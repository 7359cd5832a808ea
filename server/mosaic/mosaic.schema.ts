import { z } from 'zod'

/** The pictures of the puzzles; what each shows stands in the content. */
export const mosaicPictures = ['torch', 'river', 'works'] as const
export type MosaicPicture = (typeof mosaicPictures)[number]

/** Tiles in a row: a puzzle is a picture in one of these sizes (docs/product.md#mosaic). */
export const mosaicSizes = [3, 4, 5] as const
export type MosaicSize = (typeof mosaicSizes)[number]

/** What the browser keeps of all puzzles, sealed: whatever cannot be read counts as nothing. */
const kept = z.string().max(3000).nullish().catch(null)

const puzzle = {
  picture: z.enum(mosaicPictures, 'mosaic.not_found'),
  size: z.literal(mosaicSizes, 'mosaic.not_found'),
}

export const allBoards = z.object({ kept })
export const oneBoard = z.object({ kept, ...puzzle })

const number = z.int('mosaic.tile').min(0, 'mosaic.tile')

/** A piece goes to a place, and what lies there goes where the piece was. Both are counted from 0, row by row. */
export const swapTiles = z
  .object({
    kept,
    ...puzzle,
    piece: number,
    place: number,
  })
  .refine(({ piece, size }) => piece < size ** 2, { path: ['piece'], error: 'mosaic.tile' })
  .refine(({ place, size }) => place < size ** 2, { path: ['place'], error: 'mosaic.tile' })

/** The same as a form sends it: the puzzle is named by the address. */
export const swapForm = z.object({ piece: z.coerce.number('mosaic.tile'), place: z.coerce.number('mosaic.tile') })

export const mosaicBoard = z.object({
  picture: puzzle.picture,
  size: puzzle.size,
  /** Which piece lies at each place, row by row. */
  pieces: z.array(z.int()),
  swaps: z.int(),
  finished: z.boolean(),
  /** For whom the finish of this board was counted: one browser may have several readers. */
  counted: z.enum(['no', 'yours', 'another']),
})
export type MosaicBoard = z.infer<typeof mosaicBoard>

/** A puzzle in the list of all. */
const mosaicGlance = mosaicBoard.omit({ pieces: true }).extend({
  /** How many pieces lie where they belong. */
  placed: z.int(),
  /** The fewest swaps of a member who has finished the puzzle, now or before. */
  best: z.int().nullable(),
})
export type MosaicGlance = z.infer<typeof mosaicGlance>

export const mosaicGlances = z.object({
  puzzles: z.array(mosaicGlance),
  /** How many texts of the community there are to make pictures of. */
  voices: z.int(),
})

/** What the browser is to keep from now on. */
export const movedBoard = z.object({ kept: z.string(), board: mosaicBoard })
export const countedBoards = z.object({ kept: z.string(), counted: z.int() })

export const mosaicCodes = ['mosaic.not_found', 'mosaic.tile'] as const
