import { data } from '@remix-run/node'
import type { ShownPicture } from '#app/components/picture/pictures-in.ts'

interface NumberedPicture<Picture> {
  picture: Picture
  number: number
  total: number
}

/** The picture whose number the address names; anything else is no page. */
export function pictureIn<Picture extends ShownPicture>(
  { params }: { params: Readonly<Record<string, string | undefined>> },
  pictures: readonly Picture[],
): NumberedPicture<Picture> {
  const text = params['number'] ?? ''
  const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0
  const picture = pictures[number - 1]
  if (picture === undefined) throw data(null, { status: 404 })
  return { picture, number, total: pictures.length }
}
