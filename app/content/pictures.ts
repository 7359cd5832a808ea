/** Every picture the story asks for: drawn as public/pictures/<name>.svg. */
import { emblemPictures } from './pictures/emblems.ts'
import { eraPictures } from './pictures/eras.ts'
import { stepPictures } from './pictures/steps.ts'
import { workPictures } from './pictures/works.ts'
import type { Plate, Text } from './schema.ts'

type Drawn = { alt: Text; caption: Text; brief: string }

const drawings = { ...eraPictures, ...stepPictures, ...workPictures, ...emblemPictures } satisfies Record<string, Drawn>

type PictureName = keyof typeof drawings

export const pictures = Object.entries(drawings).map(([name, drawn]: [string, Drawn]) => ({ name, ...drawn }))

/** A picture as a page shows it. */
export function plate(name: PictureName): Plate {
  const { alt, caption } = drawings[name]
  return { url: `/pictures/${name}.svg`, alt, caption }
}

/** An emblem in the place of a portrait. */
export function emblem(name: keyof typeof emblemPictures) {
  return { url: `/pictures/${name}.svg`, alt: emblemPictures[name].alt }
}
