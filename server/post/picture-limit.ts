import { Refusal } from '../kernel/refusal.ts'
import { picturesIn } from '../markdown/read-html.ts'
import { postLimits } from './post.schema.ts'

/** Refuses too many pictures; those beside a text and those inside it count together (docs/product.md#images). `html` is the rendered text. */
export function refuseManyPictures(html: string, images: readonly string[]): void {
  if (picturesIn(html) + images.length > postLimits.images)
    throw new Refusal('invalid', 'post.too_many_images', { field: 'images' })
}
