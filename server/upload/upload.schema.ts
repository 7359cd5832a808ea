import { z } from 'zod'

/**
 * What an uploaded image may be (docs/product.md#images). `pixels` keeps a small file from becoming a picture that fills the memory, and `side` a long thin one from taking the
 * decoder's time.
 */
export const uploadLimits = {
  bytes: 10 * 1024 * 1024,
  pixels: 50_000_000,
  side: 30_000,
  large: 2400,
  small: 640,
  square: 256,
} as const

export const keepImage = z.object({ bytes: z.instanceof(Uint8Array<ArrayBufferLike>, { error: 'upload.none' }) })

/** Where an image stands in its three sizes; the square one is for avatars. Width and height are those of the large one. */
export const keptImage = z.object({
  url: z.string(),
  small: z.string(),
  square: z.string(),
  width: z.int(),
  height: z.int(),
})
export type KeptImage = z.infer<typeof keptImage>

export const uploadCodes = [
  'upload.none',
  'upload.too_large',
  'upload.too_slow',
  'upload.not_an_image',
  'upload.too_many_pixels',
  'upload.broken',
] as const
