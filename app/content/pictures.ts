/** All pictures of the story, drawn as public/pictures/<name>.svg. */
import { emblemPictures } from './pictures/emblems.ts'
import { eraPictures } from './pictures/eras.ts'
import { minorYearPictures } from './pictures/minor-years.ts'
import { workPictures } from './pictures/works.ts'
import type { Illustration, Text } from './story-schema.ts'

type Drawn = { alt: Text; caption: Text; brief: string }

const drawings = { ...eraPictures, ...minorYearPictures, ...workPictures, ...emblemPictures } satisfies Record<
  string,
  Drawn
>

type PictureName = keyof typeof drawings

export const pictures = Object.entries(drawings).map(([name, drawn]: [string, Drawn]) => ({ name, ...drawn }))

/** Returns a picture as an illustration of a page. */
export function illustration(name: PictureName): Illustration {
  const { alt, caption } = drawings[name]
  return { url: `/pictures/${name}.svg`, alt, caption }
}

/** Returns an emblem that stands in for a portrait. */
export function emblem(name: keyof typeof emblemPictures) {
  return { url: `/pictures/${name}.svg`, alt: emblemPictures[name].alt }
}
