import { picturesInHtml, type ShownPicture } from '#app/components/picture/html-pictures.ts'
import { shownAddress } from '#app/components/ui/proxied-picture-address.ts'

interface TextWithPictures {
  html: string
  images: readonly string[]
}

/**
 * Returns the pictures of a post or a reply in the order of their numbers: those inside the text, then those below it, which have no alternative
 * text.
 */
export const forumPictures = ({ html, images }: TextWithPictures): ShownPicture[] => [
  ...picturesInHtml(html),
  ...images.map(address => ({ src: shownAddress(address), alt: '' })),
]
