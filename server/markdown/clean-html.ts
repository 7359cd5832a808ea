import type { IOptions, Tag } from 'sanitize-html'
import { isUploadAddress } from '../kernel/picture-address.schema.ts'

const rel = 'nofollow ugc noopener'

/** Returns true for an address of this site, or one that begins with https:. `//host` and `/\host` lead to other sites. */
const isAllowedLink = (address: string) =>
  /^https:\/\/[^/?#\\]/i.test(address) || /^(?:\/(?![/\\])|[?#])[^\\]*$/.test(address)

const isAllowedImage = (address: string) => /^https:\/\/[^/?#\\]/i.test(address) || isUploadAddress(address)

function link(_name: string, { href = '', title }: Tag['attribs']): Tag {
  if (!isAllowedLink(href)) return { tagName: 'span', attribs: {} }
  return { tagName: 'a', attribs: { href, rel, ...(title === undefined ? {} : { title }) } }
}

function image(_name: string, { src = '', alt = '', title }: Tag['attribs']): Tag {
  if (!isAllowedImage(src)) return { tagName: 'span', attribs: {}, text: alt }
  const shown = { src, alt, loading: 'lazy', decoding: 'async' }
  return { tagName: 'img', attribs: title === undefined ? shown : { ...shown, title } }
}

const options: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code', 'span'],
    ...['em', 'strong', 's', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading', 'decoding'],
    ol: ['start'],
    code: ['class'],
    th: ['style'],
    td: ['style'],
    ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map(heading => [heading, ['id']])),
  },
  allowedClasses: { code: [/^language-[\w+#-]{1,30}$/] },
  allowedStyles: { '*': { 'text-align': [/^(left|center|right)$/] } },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: { a: link, img: image },
}

/**
 * Removes everything from HTML that texts of this site may not contain. The parser already drops HTML in a text; this decides which links and pictures
 * are allowed, and adds `rel` to links.
 */
export async function cleanHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, options)
}
