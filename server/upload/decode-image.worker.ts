import { loadSharp } from '../drawing/sharp-with-allowed-decoders.ts'
import type { DecodeResult, DecodedImage } from './decode-image.ts'
import { uploadLimits } from './upload.schema.ts'

const maxSeconds = 20

/**
 * Decodes an image and encodes it anew as WebP in three sizes: upright, without metadata, only the first frame of an animation. Which formats can be
 * decoded is listed in server/drawing/sharp-with-allowed-decoders.ts.
 */
export async function decode(image: Uint8Array): Promise<DecodeResult> {
  try {
    return await decoded(image)
  } catch (fault) {
    return { refused: reasonOf(fault instanceof Error ? fault.message : '') }
  }
}

async function decoded(image: Uint8Array): Promise<DecodedImage> {
  const sharp = await loadSharp()
  const { large: most, small: less, square: side } = uploadLimits
  const { width: wide, height: high } = await sharp(image, { limitInputPixels: false }).metadata()
  if (Math.max(wide, high) > uploadLimits.side) throw new Error('too large by one of its sides')
  const large = await sharp(image, { limitInputPixels: uploadLimits.pixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 3 })
    .timeout({ seconds: maxSeconds })
    .toBuffer({ resolveWithObject: true })
  // Made from the large size, so that the original is decoded only once.
  const smaller = () => sharp(large.data)
  const small = await smaller()
    .resize({ width: less, height: less, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78, effort: 3 })
    .toBuffer()
  const square = await smaller().resize({ width: side, height: side, fit: 'cover' }).webp({ effort: 3 }).toBuffer()
  const { width, height } = large.info
  return {
    large: new Uint8Array(large.data),
    small: new Uint8Array(small),
    square: new Uint8Array(square),
    width,
    height,
  }
}

function reasonOf(words: string) {
  if (/pixel limit|too large|dimensions/i.test(words)) return 'upload.too_many_pixels'
  return /unsupported image format|Input Buffer is empty/i.test(words) ? 'upload.not_an_image' : 'upload.broken'
}
