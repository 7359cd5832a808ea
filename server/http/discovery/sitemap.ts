import type { Locale } from '../../rpc/context.ts'
import { escapeHtml } from '../../kernel/html-entities.schema.ts'
import { privatePaths, publicPages } from './public-pages.ts'

/** A page of a text in the database, such as an article. */
export interface SitemapPage {
  path: string
  changed?: string | undefined
  /** For a text with a page in each language: the language of this page, and the path of the other one. */
  version?: { language: Locale; other: string }
}

/** Lists every public page in both languages, each with its pair (sitemaps.org, with the alternates of xhtml). */
export function sitemap(site: string, further: readonly SitemapPage[] = []): string {
  const pages = [...publicPages, ...further.map(page => ({ ...page, priority: 0.6 }))]
  const entries = pages.flatMap(page => languagesOf(page).map(language => entry(site, page, language)))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

// A text with a page in each language is listed once for each page, in the page's own language.
const languagesOf = ({ version }: SitemapPage): readonly Locale[] =>
  version === undefined ? ['zh', 'en'] : [version.language]

function entry(site: string, page: SitemapPage & { priority: number }, language: Locale): string {
  const { path, priority, changed, version } = page
  const pathIn = (wanted: Locale) => (version === undefined || version.language === wanted ? path : version.other)
  const addressIn = (wanted: Locale) => `${escapeHtml(site + pathIn(wanted))}${wanted === 'en' ? '?lng=en' : ''}`
  const pair = [
    ['zh-CN', addressIn('zh')],
    ['en', addressIn('en')],
    ['x-default', addressIn('zh')],
  ].map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
  const lastmod = changed === undefined ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>`
  return `<url><loc>${addressIn(language)}</loc>${lastmod}<priority>${priority}</priority>${pair.join('')}</url>`
}

export const robots = (site: string): string =>
  ['User-agent: *', ...privatePaths.map(path => `Disallow: ${path}`), '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n')
