import { privatePaths, publicPages } from './public-pages.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A page of the site that the database holds, such as an article. */
export interface FurtherPage {
  path: string
  changed?: string | undefined
}

/** Every public page in both languages, each with its pair (sitemaps.org, with the alternates of xhtml). */
export function sitemap(site: string, further: readonly FurtherPage[] = []): string {
  const pages = [...publicPages, ...further.map(page => ({ ...page, priority: 0.6 }))]
  const entries = pages.flatMap(page => [entry(site, page, ''), entry(site, page, '?lng=en')])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

function entry(site: string, { path, priority, changed }: FurtherPage & { priority: number }, query: string): string {
  const address = escaped(site + path)
  const pair = [
    ['zh-CN', address],
    ['en', `${address}?lng=en`],
    ['x-default', address],
  ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
  const lastmod = changed === undefined ? '' : `<lastmod>${escaped(changed)}</lastmod>`
  return `<url><loc>${address}${query}</loc>${lastmod}<priority>${priority}</priority>${pair.join('')}</url>`
}

export const robots = (site: string): string =>
  ['User-agent: *', ...privatePaths.map(path => `Disallow: ${path}`), '', `Sitemap: ${site}/sitemap.xml`, ''].join('\n')
