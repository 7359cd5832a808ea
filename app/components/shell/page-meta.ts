import type { MetaDescriptor } from '@remix-run/react'

/** What the root tells every page about itself. */
interface Setting {
  url: string
  locale: 'zh' | 'en'
  site: { title: string; description: string }
}

interface PageArguments {
  matches: readonly { id: string; data: unknown }[]
  location: { pathname: string; search: string }
}

interface PageTexts {
  /** Absent on Home, which carries the title of the site alone. */
  title?: string | undefined
  description?: string | undefined
  /** A path of this site. */
  image?: string | undefined
  /** A page that search engines are not to list: accounts, admin, what somebody holds a private link to. */
  isPrivate?: boolean
}

const isSetting = (data: unknown): data is Setting =>
  typeof data === 'object' && data !== null && 'url' in data && 'site' in data

const languages = { zh: 'zh-CN', en: 'en' } as const

/**
 * Title, description, canonical address and the pair in the other language, for a route's `meta`:
 * `export const meta: MetaFunction<typeof loader> = page => pageMeta(page, { title: page.data?.title })`.
 * Chinese stands at the plain address, English at `?lng=en` (decisions: First visit).
 */
export function pageMeta({ matches, location }: PageArguments, texts: PageTexts = {}): MetaDescriptor[] {
  const data = matches.find(({ id }) => id === 'root')?.data
  if (!isSetting(data)) return texts.title === undefined ? [] : [{ title: texts.title }]
  const { site, locale } = data
  const title = texts.title === undefined ? site.title : `${texts.title} · ${site.title}`
  const description = texts.description ?? site.description
  const zh = addressOf(data.url, location, 'zh')
  const en = addressOf(data.url, location, 'en')
  const canonical = locale === 'en' ? en : zh
  return [
    { title },
    { name: 'description', content: description },
    ...(texts.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { tagName: 'link', rel: 'alternate', hrefLang: languages.zh, href: zh },
    { tagName: 'link', rel: 'alternate', hrefLang: languages.en, href: en },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: zh },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: texts.title ?? site.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: site.title },
    { property: 'og:locale', content: locale === 'en' ? 'en_GB' : 'zh_CN' },
    { property: 'og:image', content: `${data.url}${texts.image ?? '/icon-512.png'}` },
  ]
}

/** Only what tells pages apart stays in the address. */
const kept = ['page', 'sort', 'q', 'category']

function addressOf(url: string, { pathname, search }: PageArguments['location'], locale: 'zh' | 'en'): string {
  const asked = new URLSearchParams(search)
  const query = new URLSearchParams(kept.flatMap(name => asked.getAll(name).map(value => [name, value])))
  if (locale === 'en') query.set('lng', 'en')
  const rest = query.toString()
  return `${url}${pathname}${rest === '' ? '' : `?${rest}`}`
}
