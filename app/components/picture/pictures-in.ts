/** A picture as its page and the viewer show it. */
export interface ShownPicture {
  src: string
  alt: string
}

// The server has cleaned the HTML: an attribute is quoted, and what could end it is escaped (server/markdown/clean-html.ts).
const image = /<img [^>]*>/gu
const linkOrImage = /<a [^>]*>.*?<\/a>|<img [^>]*>/gsu

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

const decoded = (text: string) => text.replace(/&(?:lt|gt|quot|amp|#39);/gu, entity => entities[entity] ?? entity)

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`, 'u').exec(tag) ?? []
  return decoded(value)
}

/** The pictures of a text in their order. */
export const picturesIn = (html: string): ShownPicture[] =>
  (html.match(image) ?? []).map(tag => ({ src: attribute(tag, 'src'), alt: attribute(tag, 'alt') }))

/** The site's own words for the links, which need no escaping. */
interface LinkWords {
  /** Says what the link does. */
  open: string
  /** Names a picture that has no words of its own. */
  name: (number: number) => string
}

/**
 * Each picture of a text leads to its own page below `base`; the first one is number `from`. A picture that its author made a link stays
 * that link.
 */
export function withPictureLinks(html: string, base: string, from: number, words: LinkWords): string {
  let number = from - 1
  return html.replace(linkOrImage, found => {
    if (!found.startsWith('<img ')) {
      number += picturesIn(found).length
      return found
    }
    number += 1
    const label = attribute(found, 'alt') === '' ? ` aria-label="${words.name(number)}"` : ''
    return `<a class="picture" href="${base}/${number}" rel="nofollow" data-picture="" title="${words.open}"${label}>${found}</a>`
  })
}
