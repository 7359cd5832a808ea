import type { MosaicPicture } from '#server/mosaic/mosaic.schema.ts'

interface Puzzle {
  picture: MosaicPicture
  size: number
}

export const puzzleAddress = ({ picture, size }: Puzzle): string => `/mosaic/${picture}/${size}`

/** The address of the complete picture. */
export const mosaicPictureAddress = (picture: MosaicPicture): string => `/mosaic/${picture}.webp`

/** The `srcset` of the picture in its two widths. */
export const pictureWidths = (picture: MosaicPicture): string =>
  `/mosaic/${picture}-720.webp 720w, ${mosaicPictureAddress(picture)} 1200w`

/** A puzzle with the name of its picture. */
export type NamedPuzzle = Puzzle & { name: string }
