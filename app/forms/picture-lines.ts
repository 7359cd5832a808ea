import { z } from 'zod'
import { isPictureAddress } from '#server/kernel/picture-address.schema.ts'
import { postLimits } from '#server/post/post.schema.ts'

/** The picture addresses of a post, one per line of the field. */
export const pictureLines = z
  .string()
  .default('')
  .transform(text => text.split(/\s+/u).filter(line => line !== ''))
  .refine(list => list.length <= postLimits.images, 'post.too_many_images')
  .refine(list => list.every(address => address.length <= postLimits.image && isPictureAddress(address)), 'post.image')
