import sanitize from 'sanitize-html'

interface StillPageParts {
  /** Where a link leads in the copy; undefined where the copy has no such page. */
  link: (href: string) => string | undefined
  /** A picture or an icon, kept beside the pages. */
  asset: (path: string) => string
  /** What is put at the beginning and the end of the body. */
  first: string
  last: string
}

const gone = new Set([
  'script',
  'form',
  'video',
  'noscript',
  'dialog',
  'template',
  'input',
  'textarea',
  'select',
  'iframe',
])
const goneLinks = /^(canonical|alternate|manifest|later|preload)$/
const accounts = /^\/(login|register|profile|logout|admin|forgot-password|reset-password|report)\b/
/** Parts that only lead to forms, accounts and other orders of what is there. */
const goneClasses =
  /(^|\s)(account|menu__account|menu__user|toasts|to-top|only-scripted|side|motion-switch|board__sorts|language-filter|replies__order|replies__write|replies__to-form)(\s|$)/

const marked = 'data-gone'

/** A time told from now carries its moment as a title; years later "three days ago" would be a lie. */
const relative = /(<time\b[^>]*\stitle="([^"]+)"[^>]*>)[^<]*<\/time>/g

type Attributes = Record<string, string>

/** A page as it stands without scripts, forms and accounts, with links and pictures that open from disk. */
export function stillPage(html: string, parts: StillPageParts): string {
  const clean = sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemes: ['http', 'https', 'mailto', 'data'],
    parseStyleAttributes: false,
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': (tag, attributes) => turned(tag, attributes, parts) },
    exclusiveFilter: ({ tag, attribs }) => (tag === 'noscript' ? 'excludeTag' : isGone(tag, attribs)),
  })
  return `<!DOCTYPE html>${clean}`
    .replace(relative, (_, start: string, moment: string) => `${start}${moment}</time>`)
    .replace(/<body[^>]*>/, body => body + parts.first)
    .replace('</body>', `${parts.last}</body>`)
}

/** What is for readers without scripts is for readers of the copy, but for the picture that counts them. */
function isGone(tag: string, attributes: Attributes): boolean {
  if (attributes['src']?.startsWith('/visitors/')) return true
  if (gone.has(tag) || marked in attributes || goneClasses.test(attributes['class'] ?? '')) return true
  if (tag === 'link') return goneLinks.test(attributes['rel'] ?? '')
  if (tag === 'meta') return /^(og|twitter):/.test(attributes['property'] ?? attributes['name'] ?? '')
  return false
}

function turned(tag: string, attributes: Attributes, { link, asset }: StillPageParts): sanitize.Tag {
  // One of several things that are all shown keeps its words and its picture; the other buttons are only there to be pressed.
  if (tag === 'button') {
    const looks = { class: attributes['class'] ?? '' }
    return { tagName: 'span', attribs: 'aria-pressed' in attributes ? looks : { [marked]: '' } }
  }
  if (tag === 'a') return turnedLink(attributes, link)
  if (tag === 'source' || isGone(tag, attributes)) return { tagName: tag, attribs: attributes }
  const { src, href } = attributes
  if (src?.startsWith('/')) return { tagName: tag, attribs: { ...attributes, src: asset(src) } }
  if (tag === 'link' && href?.startsWith('/')) return { tagName: tag, attribs: { ...attributes, href: asset(href) } }
  // A file on disk may not use parts of another file: the torch stands in the page itself.
  if (tag === 'use' && href !== undefined)
    return { tagName: tag, attribs: { ...attributes, href: href.replace(/^[^#]*/, '') } }
  return { tagName: tag, attribs: attributes }
}

function turnedLink({ 'data-discover': _, ...attributes }: Attributes, link: StillPageParts['link']): sanitize.Tag {
  const { href = '', class: looks = '' } = attributes
  if (!href.startsWith('/') && !href.startsWith('?') && !href.startsWith('#'))
    return { tagName: 'a', attribs: attributes }
  const target = link(href)
  if (target !== undefined) return { tagName: 'a', attribs: { ...attributes, href: target } }
  // What only led to a form goes; a word within a text stays.
  if (accounts.test(href) || /(^|\s)button(\s|$)/.test(looks)) return { tagName: 'a', attribs: { [marked]: '' } }
  return { tagName: 'span', attribs: looks === '' ? {} : { class: looks } }
}
