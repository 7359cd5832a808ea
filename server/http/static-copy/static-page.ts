import sanitize from 'sanitize-html'

interface StaticPageParts {
  /** Returns the target of a link in the copy; undefined if the copy has no such page. */
  link: (href: string) => string | undefined
  /** Returns the address of a picture or an icon, which is stored beside the pages. */
  asset: (path: string) => string
  /** Markup for the beginning and the end of the body. */
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
/** Parts that lead only to forms, accounts and other orders of a list. */
const goneClasses =
  /(^|\s)(account|menu__account|menu__user|toasts|to-top|only-scripted|side|motion-switch|board__sorts|language-filter|replies__order|replies__write|replies__to-form)(\s|$)/

const marked = 'data-gone'

/** A relative time has its moment as a title. The copy shows the moment, because "three days ago" would be wrong years later. */
const relative = /(<time\b[^>]*\stitle="([^"]+)"[^>]*>)[^<]*<\/time>/g

type Attributes = Record<string, string>

/** Removes scripts, forms and accounts from a page, and makes its links and pictures work from disk. */
export function staticPage(html: string, parts: StaticPageParts): string {
  const clean = sanitize(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemes: ['http', 'https', 'mailto', 'data'],
    parseStyleAttributes: false,
    selfClosing: [...sanitize.defaults.selfClosing, 'source'],
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': (tag, attributes) => turned(tag, attributes, parts) },
    exclusiveFilter: ({ tag, attribs }) => (tag === 'noscript' ? 'excludeTag' : isGone(tag, attribs)),
  })
  return `<!DOCTYPE html>${clean}`
    .replace(relative, (_, start: string, moment: string) => `${start}${moment}</time>`)
    .replace(/<body[^>]*>/, body => body + parts.first)
    .replace('</body>', `${parts.last}</body>`)
}

/** True for elements that the copy leaves out. It shows what readers without scripts see, except the picture that counts visitors. */
function isGone(tag: string, attributes: Attributes): boolean {
  if (attributes['src']?.startsWith('/visitors/')) return true
  if (gone.has(tag) || marked in attributes || goneClasses.test(attributes['class'] ?? '')) return true
  if (tag === 'link') return goneLinks.test(attributes['rel'] ?? '')
  if (tag === 'meta') return /^(og|twitter):/.test(attributes['property'] ?? attributes['name'] ?? '')
  return false
}

function turned(tag: string, attributes: Attributes, { link, asset }: StaticPageParts): sanitize.Tag {
  // A button that selects one of several visible things keeps its text and its look. All other buttons are removed.
  if (tag === 'button') {
    const looks = { class: attributes['class'] ?? '' }
    return { tagName: 'span', attribs: 'aria-pressed' in attributes ? looks : { [marked]: '' } }
  }
  if (tag === 'a') return turnedLink(attributes, link)
  if (isGone(tag, attributes)) return { tagName: tag, attribs: attributes }
  // React writes `srcSet` so. A source has one address; the widths of an image are left out, and its `src` stays.
  const { srcSet, ...others } = attributes
  if (tag === 'source')
    return { tagName: tag, attribs: srcSet === undefined ? others : { ...others, srcSet: asset(srcSet) } }
  const { src, href } = others
  if (src?.startsWith('/')) return { tagName: tag, attribs: { ...others, src: asset(src) } }
  if (tag === 'link' && href?.startsWith('/')) return { tagName: tag, attribs: { ...attributes, href: asset(href) } }
  // A page that is opened from disk cannot use parts of another file, so the torch is put into the page itself.
  if (tag === 'use' && href !== undefined)
    return { tagName: tag, attribs: { ...attributes, href: href.replace(/^[^#]*/, '') } }
  return { tagName: tag, attribs: attributes }
}

function turnedLink({ 'data-followed': _, ...attributes }: Attributes, link: StaticPageParts['link']): sanitize.Tag {
  const { href = '', class: looks = '' } = attributes
  if (!href.startsWith('/') && !href.startsWith('?') && !href.startsWith('#'))
    return { tagName: 'a', attribs: attributes }
  const target = link(href)
  if (target !== undefined) return { tagName: 'a', attribs: { ...attributes, href: target } }
  // A link that only led to a form is removed. Within a text, its words stay.
  if (accounts.test(href) || /(^|\s)button(\s|$)/.test(looks)) return { tagName: 'a', attribs: { [marked]: '' } }
  return { tagName: 'span', attribs: looks === '' ? {} : { class: looks } }
}
