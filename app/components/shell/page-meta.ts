import { withQuery } from '#app/browser/with-query.ts'
import type { MetaDescriptor } from '@remix-run/react'
import { schemaOrg, type PageSubject, type Subject } from './schema-org.ts'
import { shownAddress } from '#app/components/ui/proxied-picture-address.ts'

interface PageArguments {
  matches: readonly { id: string; data: unknown }[]
  location: { pathname: string; search: string }
}

interface PageTexts {
  /** Absent on Home, whose title is that of the site. */
  title?: string | undefined
  description?: string | undefined
  /** The name of the picture below /share for link previews; by default that of Home. */
  share?: string | undefined
  /** A picture for link previews instead, on this site or elsewhere. */
  image?: string | null | undefined
  /** The schema.org type of the page and further properties. */
  kind?: PageSubject['kind']
  more?: PageSubject['more']
  /** The paths of the two pages of a text that exists in both languages. The page in its own language is canonical. */
  versions?: { own: 'zh' | 'en'; zh: string; en: string } | undefined
  /** True for a page that search engines must not list, such as account, admin and private-link pages. */
  isPrivate?: boolean
}

const isSubject = (data: unknown): data is Subject =>
  typeof data === 'object' && data !== null && 'url' in data && 'site' in data

const languages = { zh: 'zh-CN', en: 'en' } as const

/**
 * Returns title, description, canonical address and language alternates for a route's `meta`: `export const meta: MetaFunction<typeof loader> = page
 * => pageMeta(page, { title: page.data?.title })`. Chinese is at the plain address, English at `?lng=en` (docs/product.md#first-visit).
 */
export function pageMeta({ matches, location }: PageArguments, texts: PageTexts = {}): MetaDescriptor[] {
  const data = matches.find(({ id }) => id === 'root')?.data
  if (!isSubject(data)) return texts.title === undefined ? [] : [{ title: texts.title }]
  const { site, locale } = data
  const title = texts.title === undefined ? site.title : `${texts.title} · ${site.title}`
  const description = texts.description ?? site.description
  const { own, ...paths } = texts.versions ?? { own: locale, zh: undefined, en: undefined }
  const zh = addressOf(data.url, { ...location, pathname: paths.zh ?? location.pathname }, 'zh')
  const en = addressOf(data.url, { ...location, pathname: paths.en ?? location.pathname }, 'en')
  const address = own === 'en' ? en : zh
  const shared = new URL(`/share/${texts.share ?? 'home'}.${locale}.png`, data.url).href
  const image = texts.image == null ? shared : (hrefOf(shownAddress(texts.image), data.url) ?? shared)
  if (texts.isPrivate)
    return [{ title }, { name: 'description', content: description }, { name: 'robots', content: 'noindex' }]
  const { kind = 'WebPage', more } = texts
  const page = { address, pathname: location.pathname, title: texts.title, description, image, kind, more }
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { tagName: 'link', rel: 'alternate', hrefLang: languages.zh, href: zh },
    { tagName: 'link', rel: 'alternate', hrefLang: languages.en, href: en },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: zh },
    ...openGraph(page, data),
    ...(texts.image == null ? shareSize : []),
    { 'script:ld+json': schemaOrg(data, page) },
  ]
}

/** Returns undefined for an invalid picture address, so that it does not break the page. Supported browsers may lack URL.canParse. */
function hrefOf(address: string, base: string): string | undefined {
  try {
    return new URL(address, base).href
  } catch {
    return undefined
  }
}

/** The size of every picture below /share. */
const shareSize = [
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
]

function openGraph({ kind, title, description, address, image }: PageSubject, { site, locale }: Subject) {
  return [
    { property: 'og:type', content: kind === 'Article' || kind === 'DiscussionForumPosting' ? 'article' : 'website' },
    { property: 'og:title', content: title ?? site.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: site.title },
    { property: 'og:locale', content: locale === 'en' ? 'en_GB' : 'zh_CN' },
    { property: 'og:locale:alternate', content: locale === 'en' ? 'zh_CN' : 'en_GB' },
    { property: 'og:image', content: image },
    { property: 'og:image:alt', content: title ?? site.title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The query parameters that select a page and belong to its canonical address. */
const kept = ['page', 'sort', 'q', 'category']

function addressOf(url: string, { pathname, search }: PageArguments['location'], locale: 'zh' | 'en'): string {
  const asked = new URLSearchParams(search)
  const query = new URLSearchParams(kept.flatMap(name => asked.getAll(name).map(value => [name, value])))
  if (locale === 'en') query.set('lng', 'en')
  return withQuery(`${url}${pathname}`, query)
}
