import sharp from 'sharp'

interface PictureTraits {
  width?: number
  height?: number
  /** The brightness, 0 to 255. */
  shade?: number
  format?: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff'
}

/** Creates a picture in one colour. */
export function aPicture({
  width = 64,
  height = 48,
  shade = 120,
  format = 'png',
}: PictureTraits = {}): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * 3, shade)
  return sharp(raw, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .toFormat(format)
    .toBuffer()
}

/** Creates a photo like a phone's: rotated by EXIF, and with its location. */
export async function aPhotograph(): Promise<Buffer> {
  const upright = await aPicture({ width: 80, height: 40, format: 'jpeg' })
  return sharp(upright)
    .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '32/1 3/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}
