import { data } from '@remix-run/node'
import type { ShownPicture } from '#app/components/picture/html-pictures.ts'
import { oneBoard } from '#server/mosaic/mosaic.schema.ts'

// Readers of URL parameters. Any invalid value is a 404.

interface Addressed {
  params: Readonly<Record<string, string | undefined>>
}

const notFound = () => data(null, { status: 404 })

export function idParam({ params }: Addressed): number {
  const text = params['id'] ?? ''
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > 2_147_483_647) throw notFound()
  return id
}

/** Returns the picture and size of a puzzle. */
export function puzzleParams({ params: { picture, size = '' } }: Addressed) {
  const named = oneBoard.omit({ kept: true }).safeParse({ picture, size: /^\d$/.test(size) ? Number(size) : 0 })
  if (!named.success) throw notFound()
  return named.data
}

interface NumberedPicture<Picture> {
  picture: Picture
  number: number
  total: number
}

/** Returns the picture with this number on its page. */
export function pictureParam<Picture extends ShownPicture>(
  { params }: Addressed,
  pictures: readonly Picture[],
): NumberedPicture<Picture> {
  const text = params['number'] ?? ''
  const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0
  const picture = pictures[number - 1]
  if (picture === undefined) throw notFound()
  return { picture, number, total: pictures.length }
}
