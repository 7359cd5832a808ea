import type { Locale } from '../../rpc/context.ts'
import { escapeHtml } from '../../kernel/html-entities.schema.ts'

export interface AskedFeed {
  /** The public address of the site. */
  site: string
  language: Locale | undefined
}

interface FeedHead extends AskedFeed {
  title: string
  description: string
  /** The permanent id of the feed. */
  id: string
  /** The page that shows the same in a browser. */
  link: string
  /** The address of the feed itself. */
  self: string
  owner: string
}

export interface FeedEntry {
  address: string
  title: string
  summary: string
  /** Its pictures must have addresses of this site. */
  html: string
  author: string
  category: string
  published: string
  updated: string
}

/**
 * Writes an Atom feed (RFC 4287). The same entries give the same document, so its ETag holds until one changes. The library is loaded on first use.
 */
export async function atomFeed(head: FeedHead, entries: readonly FeedEntry[]): Promise<string> {
  const { Feed } = await import('feed')
  const feed = new Feed({
    title: head.title,
    description: head.description,
    id: head.id,
    link: head.link,
    language: head.language === 'en' ? 'en' : 'zh-CN',
    feedLinks: { atom: head.self },
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => Date.parse(updated)))),
    generator: head.site,
    copyright: head.owner,
  })
  for (const entry of entries) feed.addItem(itemOf(entry, head.site))
  return feed.atom1()
}

/** Returns a query string of the given parameters, in this order; empty if there are none. */
export function queryOf(asked: Readonly<Record<string, string | number | undefined>>): string {
  const query = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return query.length === 0 ? '' : `?${query.join('&')}`
}

const itemOf = (entry: FeedEntry, site: string) => ({
  id: entry.address,
  link: entry.address,
  // The library declares both as HTML.
  title: escapeHtml(entry.title),
  description: escapeHtml(entry.summary),
  content: entry.html.replace(/(src|href)="(\/[^"]*)"/gu, `$1="${site}$2"`),
  author: [{ name: entry.author }],
  // The library leaves out the `term` of a category, which Atom requires, unless both are given.
  category: [{ name: entry.category, term: entry.category }],
  published: new Date(entry.published),
  date: new Date(entry.updated),
})
