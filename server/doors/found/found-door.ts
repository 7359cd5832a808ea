// What search engines, browsers and those who pass a link on ask a site for.
import { Hono } from 'hono'
import { isLocale, type Locale } from '#app/i18n/speak.ts'
import { etag } from 'hono/etag'
import { articleLimits, type NewestArticle } from '../../article/article.schema.ts'
import { oneLine } from '../../kernel/primitives.schema.ts'
import { articleFeed } from './article-feed.ts'
import type { MosaicPicture } from '../../mosaic/mosaic.schema.ts'
import { manifest } from './manifest.ts'
import { isPicture, type MadePicture } from './mosaic-pictures.ts'
import { pagePicture } from './share-pictures.ts'
import { robots, sitemap, type FurtherPage } from './sitemap.ts'

type Picture = (id: number, locale: Locale) => Promise<Uint8Array<ArrayBuffer> | undefined>

interface FoundParts {
  /** The public address; without a setting, the address of the request. */
  url: string | undefined
  /** The public pages that the database holds; none where it cannot be read. */
  further: () => Promise<readonly FurtherPage[]>
  /** The pictures of articles and posts that anyone may read. */
  pictures: Readonly<Record<'article' | 'post', Picture>>
  /** The pictures of the puzzles. */
  mosaic: (picture: MosaicPicture) => Promise<MadePicture>
  /** The newest articles of all or of one category. */
  newest: (category: string | undefined) => Promise<readonly NewestArticle[]>
}

const halfAMinute = 'public, max-age=30'
const aWhile = 'public, max-age=300'
const anHour = 'public, max-age=3600'
const aDay = 'public, max-age=86400'

/** The feeds of articles, /robots.txt, /sitemap.xml, /manifest.webmanifest, the pictures of /share and of the puzzles. */
export function foundDoor({ url, further, pictures, mosaic, newest }: FoundParts): Hono {
  const door = new Hono()
  const siteOf = (address: string) => (url ?? new URL(address).origin).replace(/\/+$/, '')
  door.get('/robots.txt', call => answer(robots(siteOf(call.req.url)), 'text/plain; charset=utf-8', anHour))
  door.get('/sitemap.xml', async call =>
    answer(sitemap(siteOf(call.req.url), await further()), 'application/xml; charset=utf-8', anHour),
  )
  door.get('/manifest.webmanifest', () => answer(JSON.stringify(manifest()), 'application/manifest+json', aDay))
  door.get('/share/:file', async (call, next) => {
    const [name = '', locale, kind] = call.req.param('file').split('.')
    if (kind !== 'png' || !isLocale(locale)) return next()
    const text = textNamed(name)
    const picture = await (text === undefined ? pagePicture(name, locale) : pictures[text.kind](text.id, locale))
    return picture === undefined ? next() : answer(picture, 'image/png', text === undefined ? aDay : anHour)
  })
  door.get('/mosaic/:file', async (call, next) => {
    const [, name = ''] = /^([a-z]+)\.webp$/.exec(call.req.param('file')) ?? []
    if (!isPicture(name)) return next()
    const { tag, bytes } = await mosaic(name)
    const kept = { ETag: tag, 'Cache-Control': halfAMinute }
    if (call.req.header('If-None-Match')?.includes(tag)) return new Response(null, { status: 304, headers: kept })
    return new Response(bytes, { headers: { ...kept, 'Content-Type': 'image/webp' } })
  })
  door.use('/articles/feed.atom', etag({ weak: true }))
  door.get('/articles/feed.atom', async call => {
    const category = categoryOf(call.req.query('category'))
    const feed = await articleFeed(await newest(category), { site: siteOf(call.req.url), category })
    return answer(feed, 'application/atom+xml; charset=utf-8', aWhile)
  })
  return door
}

/** The text that a picture's name is of: `article-7`, `post-12`. */
function textNamed(name: string): { kind: 'article' | 'post'; id: number } | undefined {
  const [, kind, id] = /^(article|post)-(\d{1,9})$/.exec(name) ?? []
  if (kind !== 'article' && kind !== 'post') return undefined
  return { kind, id: Number(id) }
}

// As it would be kept: nothing that an XML document may not hold, and no half of a character.
const categoryOf = (asked: string | undefined) =>
  asked === undefined ? undefined : Array.from(oneLine(asked)).slice(0, articleLimits.category).join('')

const answer = (body: string | Uint8Array<ArrayBuffer>, type: string, kept: string) =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': kept } })
