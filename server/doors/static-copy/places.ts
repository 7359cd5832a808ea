// Where a page of the site lies in a static copy: Chinese at the top, English in a folder of its own.
import { posix } from 'node:path'
import type { Locale } from '../../api/context.ts'

export interface Place {
  locale: Locale
  /** Path and query on the site, such as /articles?page=2. */
  address: string
}

/** The file of a page, with forward slashes: index.html, en/people.html, articles/7.html. */
export function fileOf({ locale, address }: Place): string {
  const { pathname, searchParams } = new URL(address, 'http://copy.invalid')
  const page = searchParams.get('page')
  const name = pathname === '/' ? 'index' : pathname.slice(1).replace(/\/$/, '')
  return `${locale === 'en' ? 'en/' : ''}${name}${page === null || page === '1' ? '' : `-${page}`}.html`
}

/** How one file of the copy names another, from any host or from disk. */
export const fromTo = (from: string, to: string): string => posix.relative(posix.dirname(from), to)

/** What the database holds, one page each. */
const kept = /^\/articles\/\d+$/

/** An address as the copy knows it: a page that anyone may read, of the query only the page's number; else undefined. */
export function copied(
  href: string,
  base: string,
  pages: readonly string[],
): { address: string; hash: string } | undefined {
  const { origin, pathname, searchParams, hash } = new URL(href, `http://copy.invalid${base}`)
  if (origin !== 'http://copy.invalid') return undefined
  if (!pages.includes(pathname) && !kept.test(pathname)) return undefined
  const page = searchParams.get('page')
  return { address: page === null || !/^\d+$/.test(page) || page === '1' ? pathname : `${pathname}?page=${page}`, hash }
}
