// The files of a static copy: Chinese pages at the top, English pages in a folder of their own.
import { posix } from 'node:path'
import type { Locale } from '../../rpc/context.ts'

export interface CopiedPage {
  locale: Locale
  /** Path and query on the site, such as /articles?page=2. */
  address: string
}

/** Returns the file of a page, with forward slashes: index.html, en/people.html, articles/7.html, articles-2.html. */
export function fileOf({ locale, address }: CopiedPage): string {
  const { pathname, searchParams } = new URL(address, 'http://copy.invalid')
  const name = pathname === '/' ? 'index' : pathname.slice(1).replace(/\/$/, '')
  const turned = [...searchParams].filter(([key, value]) => key !== 'page' || value !== '1')
  const rest = turned.map(([key, value]) => (key === 'page' ? `-${value}` : `-${key}-${value}`)).join('')
  return `${locale === 'en' ? 'en/' : ''}${name}${rest}.html`
}

/** Returns the relative link between two files of the copy, which works from any host and from disk. */
export const relativeLink = (from: string, to: string): string => posix.relative(posix.dirname(from), to)

/** Pages of texts in the database. */
const kept = /^\/(articles|forum\/board|forum\/post)\/\d+$/

/** The parameters of further pages of a list: of articles, posts, comments or replies, of the wall, of the answers within a thread. */
const turns: readonly (readonly string[])[] = [['page'], ['before'], ['thread', 'turn']]

/**
 * Returns the address of a page in the copy. Only public pages are in it, and of the query only the parameters of further pages count. Undefined for
 * any other address.
 */
export function pageInCopy(
  href: string,
  base: string,
  pages: readonly string[],
): { address: string; hash: string } | undefined {
  const { origin, pathname, searchParams, hash } = new URL(href, `http://copy.invalid${base}`)
  if (origin !== 'http://copy.invalid') return undefined
  if (!pages.includes(pathname) && !kept.test(pathname)) return undefined
  const query = turns
    .filter(names => names.every(name => /^\d{1,10}$/.test(searchParams.get(name) ?? '')))
    .filter(names => searchParams.get(names[names.length - 1] ?? '') !== '1')
    .flatMap(names => names.map(name => `${name}=${searchParams.get(name) ?? ''}`))
  return { address: query.length === 0 ? pathname : `${pathname}?${query.join('&')}`, hash }
}
