import { decodeEntities } from '#server/kernel/html-entities.schema.ts'

/** A picture as its page and the viewer show it. */
export interface ShownPicture {
  src: string
  alt: string
}

// The server has sanitized the HTML: attributes are quoted, and characters that could end one are escaped (server/markdown/clean-html.ts).
const image = /<img [^>]*>/gu
const linkOrImage = /<a [^>]*>.*?<\/a>|<img [^>]*>/gsu

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag) ?? []
  return decodeEntities(value)
}

/** Returns the pictures of a text in their order. */
export const picturesInHtml = (html: string): ShownPicture[] =>
  (html.match(image) ?? []).map(tag => ({ src: attribute(tag, 'src'), alt: attribute(tag, 'alt') }))

/** The labels of the links. They come from the site and need no escaping. */
interface LinkLabels {
  /** The label of the link. */
  open: string
  /** Returns the name of a picture without a description. */
  name: (number: number) => string
}

/**
 * Links each picture of a text to its own page below `base`; the first one has the number `from`. A picture that its author made a link keeps that
 * link.
 */
export function withPictureLinks(html: string, base: string, from: number, words: LinkLabels): string {
  let number = from - 1
  return html.replace(linkOrImage, found => {
    if (!found.startsWith('<img ')) {
      number += picturesInHtml(found).length
      return found
    }
    number += 1
    const label = attribute(found, 'alt') === '' ? ` aria-label="${words.name(number)}"` : ''
    return `<a class="picture" href="${base}/${number}" rel="nofollow" data-picture="" title="${words.open}"${label}>${found}</a>`
  })
}
