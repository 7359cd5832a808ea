import { openSharp } from '../drawing/open-sharp.ts'
import { Refusal } from '../kernel/refusal.ts'
import { turns } from '../kernel/turns.ts'
import { uploadLimits } from './upload.schema.ts'

export interface DecodedImage {
  large: Uint8Array
  small: Uint8Array
  square: Uint8Array
  width: number
  height: number
}

// By what the bytes are, whatever the name says. SVG is a document that may hold scripts, not an image.
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

// One at a time: decoding takes memory by the pixel and would take both cores.
const inTurn = turns(1)
const longest = 20

/** Decodes an image and writes it anew as WebP in three sizes: upright, without metadata, of animations the first picture. */
export function decodeImage(bytes: Uint8Array): Promise<DecodedImage> {
  return inTurn(async () => {
    const sharp = await openSharp()
    const source = () => sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'error', sequentialRead: true })
    const { format } = await source().metadata().catch(refuse)
    if (!formats.has(format)) throw new Refusal('invalid', 'upload.not_an_image', { field: 'image' })
    const { large: most, small: less, square: side } = uploadLimits
    const large = await source()
      .autoOrient()
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 3 })
      .timeout({ seconds: longest })
      .toBuffer({ resolveWithObject: true })
      .catch(refuse)
    // Made from the large one: the original is decoded once.
    const smaller = () => sharp(large.data, { limitInputPixels: uploadLimits.pixels })
    const small = await smaller()
      .resize({ width: less, height: less, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78, effort: 3 })
      .toBuffer()
    const square = await smaller().resize({ width: side, height: side, fit: 'cover' }).webp({ effort: 3 }).toBuffer()
    return { large: large.data, small, square, width: large.info.width, height: large.info.height }
  })
}

function refuse(fault: unknown): never {
  const words = fault instanceof Error ? fault.message : ''
  const field = { field: 'image' }
  if (/pixel limit|too large|dimensions/i.test(words)) throw new Refusal('invalid', 'upload.too_many_pixels', field)
  if (/unsupported image format|Input Buffer is empty/i.test(words))
    throw new Refusal('invalid', 'upload.not_an_image', field)
  throw new Refusal('invalid', 'upload.broken', field)
}
