import { z } from 'zod'
import { isPictureAddress } from '#server/kernel/picture-address.schema.ts'
import { postLimits } from '#server/post/post.schema.ts'

/** The addresses of the pictures of a post or result, as its form has them: one a line. */
export const pictureLines = z
  .string()
  .default('')
  .transform(text => text.split(/\s+/u).filter(line => line !== ''))
  .refine(list => list.length <= postLimits.images, 'post.too_many_images')
  .refine(list => list.every(address => address.length <= postLimits.image && isPictureAddress(address)), 'post.image')
