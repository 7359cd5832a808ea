// Resources for search engines, browsers, and sites that show a preview of a link.
import { Hono } from 'hono'
import { isLocale, type Locale } from '#app/i18n/locale.ts'
import { etag } from 'hono/etag'
import { articleLimits, type NewestArticle } from '../../article/article.schema.ts'
import { oneLine } from '../../kernel/primitives.schema.ts'
import { articleFeed } from './article-feed.ts'
import { forumFeed, type ForumNews } from './forum-feed.ts'
import { memberFeed, type MemberNews } from './member-feed.ts'
import { manifest } from './manifest.ts'
import { mountPictures, type PictureParts } from './picture-routes.ts'
import { robots, sitemap, type SitemapPage } from './sitemap.ts'

interface DiscoveryParts extends PictureParts {
  /** The public address; without a setting, the address of the request. */
  url: string | undefined
  /** Reads the public pages in the database. */
  sitemapPages: () => Promise<readonly SitemapPage[]>
  /** Reads the newest articles: all of them, or those of one category or one language. */
  newest: (category: string | undefined, language: Locale | undefined) => Promise<readonly NewestArticle[]>
  /** Reads the newest posts of one board or all boards, in one language or all; undefined if there is no such board. */
  news: (board: number | undefined, language: Locale | undefined) => Promise<ForumNews | undefined>
  /** Reads the newest texts of a member with a public page; undefined if there is none. */
  memberNews: (username: string, language: Locale | undefined) => Promise<MemberNews | undefined>
}

const aWhile = 'public, max-age=300'
const anHour = 'public, max-age=3600'
const aDay = 'public, max-age=86400'

/**
 * Mounts the feeds of articles, of the forum and of members, /robots.txt, /sitemap.xml, /manifest.webmanifest, and the pictures of /share and of the
 * puzzles.
 */
export function discoveryRoutes({ url, sitemapPages, newest, news, memberNews, ...parts }: DiscoveryParts): Hono {
  const routes = new Hono()
  // The client chooses the Host header, so a response that depends on it is not cached.
  const keep = (kept: string) => (url === undefined ? 'private, no-store' : kept)
  const siteOf = (address: string) => (url ?? new URL(address).origin).replace(/\/+$/, '')
  routes.get('/robots.txt', call => respond(robots(siteOf(call.req.url)), 'text/plain; charset=utf-8', keep(anHour)))
  routes.get('/sitemap.xml', async call =>
    respond(sitemap(siteOf(call.req.url), await sitemapPages()), 'application/xml; charset=utf-8', keep(anHour)),
  )
  routes.get('/manifest.webmanifest', () => respond(JSON.stringify(manifest()), 'application/manifest+json', aDay))
  mountPictures(routes, parts)
  for (const path of ['/articles/feed.atom', '/forum/feed.atom', '/members/:username/feed.atom'])
    routes.use(path, etag({ weak: true }))
  routes.get('/articles/feed.atom', async call => {
    const category = categoryOf(call.req.query('category'))
    const language = languageOf(call.req.query('language'))
    const feed = await articleFeed(await newest(category, language), { site: siteOf(call.req.url), category, language })
    return respond(feed, atom, keep(aWhile))
  })
  routes.get('/forum/feed.atom', async call => {
    const asked = call.req.query('board')
    const language = languageOf(call.req.query('language'))
    const board = boardOf(asked)
    const found = asked !== undefined && board === undefined ? undefined : await news(board, language)
    if (found === undefined) return call.notFound()
    return respond(await forumFeed(found, { site: siteOf(call.req.url), language }), atom, keep(aWhile))
  })
  routes.get('/members/:username/feed.atom', async call => {
    const language = languageOf(call.req.query('language'))
    const found = await memberNews(oneLine(call.req.param('username')), language)
    if (found === undefined) return call.notFound()
    return respond(await memberFeed(found, { site: siteOf(call.req.url), language }), atom, keep(aWhile))
  })
  return routes
}

const atom = 'application/atom+xml; charset=utf-8'

const languageOf = (asked: string | undefined) => (isLocale(asked) ? asked : undefined)

/** Parses the id of a board; undefined if the text is none. */
const boardOf = (asked: string | undefined) => (/^[1-9]\d{0,8}$/.test(asked ?? '') ? Number(asked) : undefined)

// Normalizes the category as stored ones are: no characters that XML forbids, and no half of a surrogate pair.
const categoryOf = (asked: string | undefined) =>
  asked === undefined ? undefined : Array.from(oneLine(asked)).slice(0, articleLimits.category).join('')

const respond = (body: string | Uint8Array<ArrayBuffer>, type: string, kept: string) =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': kept } })
