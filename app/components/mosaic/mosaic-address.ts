import type { MosaicPicture } from '#server/mosaic/mosaic.schema.ts'

interface Puzzle {
  picture: MosaicPicture
  size: number
}

export const puzzleAt = ({ picture, size }: Puzzle): string => `/mosaic/${picture}/${size}`

/** The whole picture, as the site draws it. */
export const pictureAt = (picture: MosaicPicture): string => `/mosaic/${picture}.webp`

/** How a puzzle is called: the name of its picture, and its size. */
export type Named = Puzzle & { name: string }
