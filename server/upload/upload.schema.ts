import { z } from 'zod'

/**
 * Limits of an uploaded image (docs/product.md#images). `pixels` keeps a small file from filling the memory when it is decoded, and `side` keeps a
 * long thin image from occupying the decoder.
 */
export const uploadLimits = {
  bytes: 10 * 1024 * 1024,
  pixels: 50_000_000,
  side: 30_000,
  large: 2400,
  small: 640,
  square: 256,
} as const

export const uploadImage = z.object({ bytes: z.instanceof(Uint8Array<ArrayBufferLike>, { error: 'upload.none' }) })

/** The addresses of an image in its three sizes; the square one is for avatars. Width and height are those of the large size. */
export const uploadedImage = z.object({
  url: z.string(),
  small: z.string(),
  square: z.string(),
  width: z.int(),
  height: z.int(),
})
export type UploadedImage = z.infer<typeof uploadedImage>

export const uploadCodes = [
  'upload.none',
  'upload.too_large',
  'upload.too_slow',
  'upload.not_an_image',
  'upload.too_many_pixels',
  'upload.broken',
] as const
