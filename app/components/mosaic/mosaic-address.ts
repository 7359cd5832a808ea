import type { MosaicPicture } from '#server/mosaic/mosaic.schema.ts'

interface Puzzle {
  picture: MosaicPicture
  size: number
}

export const puzzleAt = ({ picture, size }: Puzzle): string => `/mosaic/${picture}/${size}`

/** The whole picture, as the site draws it. */
export const pictureAt = (picture: MosaicPicture): string => `/mosaic/${picture}.webp`

/** The same picture in its two widths. */
export const pictureWidths = (picture: MosaicPicture): string =>
  `/mosaic/${picture}-720.webp 720w, ${pictureAt(picture)} 1200w`

/** How a puzzle is called: the name of its picture, and its size. */
export type Named = Puzzle & { name: string }
