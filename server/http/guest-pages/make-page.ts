import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Site } from '../../rpc/context.ts'
import { CacheTags } from '../../rpc/cache-tags.ts'
import type { ConcurrencyLimit } from '../../kernel/concurrency-limit.ts'
import { Cookies } from '../cookies.ts'
import type { PageHandler } from '../pages/pages.ts'
import { encodeResponse, type EncodedResponse } from '../encoded-response.ts'
import type { GuestPageRequest } from './guest-page-request.ts'
import { allowedByHash } from './inline-scripts.ts'
import type { Cacheable } from '../../rpc/shared-cache.ts'

export interface SharedPage {
  status: number
  stored: EncodedResponse
  /** Name, value, name, value … */
  headers: readonly string[]
}

interface PageMaker {
  site: Site
  pages: PageHandler
  https: boolean
  /** The limit of pages that are rendered at the same time, including this one. */
  pageReads: ConcurrencyLimit
}

/** Too many pages are being rendered or wait already. */
export class TooManyPages extends Error {}

/** All clients that requested the page have left. */
class NoReaderWaiting extends Error {}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Compression levels. A page is compressed once and sent often. A page with counts is made again every few seconds, other pages are kept longer. */
const effort = { counted: { brotli: 5, gzip: 6 }, lasting: { brotli: 10, gzip: 9 } } as const

const page = 'text/html; charset=utf-8'

/** A browser must revalidate each time. A shared cache may keep the page for two seconds, and for two more while it revalidates. */
const forCaches = 'public, max-age=0, s-maxage=2, stale-while-revalidate=2'
const forBrowser = 'private, no-cache'

const ofThisResponse = new Set(['cache-control', 'content-length', 'content-type', 'etag', 'vary', 'x-request-id'])

/**
 * Renders a page as a guest with only a language sees it. Returns undefined if the response proves to be for one reader. It waits in the queue of all
 * other pages. Throws `TooManyPages` immediately if that queue is full, and `NoReaderWaiting` if the page is no longer wanted at its turn.
 */
export async function makePage(
  maker: PageMaker,
  asked: GuestPageRequest,
  isWanted: () => boolean,
): Promise<Cacheable<SharedPage | undefined>> {
  const cacheTags = new CacheTags()
  const rendering = maker.pageReads.run(() => {
    if (!isWanted()) throw new NoReaderWaiting()
    return rendered(maker, asked, cacheTags)
  })
  if (rendering === undefined) throw new TooManyPages()
  const response = await rendering
  const { status, headers } = response
  const isShared = !headers.has('Set-Cookie') && headers.get('Content-Type') === page
  const { tags, hasCounts, isComplete } = cacheTags
  if (!isShared) return { value: undefined, size: 0, isCacheable: false, tags, hasCounts }
  const policy = headers.get('Content-Security-Policy') ?? ''
  const allowed = allowedByHash(await response.text(), policy)
  headers.set('Content-Security-Policy', allowed.policy)
  const bytes = Buffer.from(allowed.page)
  const isCacheable = status === 200 && isComplete
  const strength = isCacheable && !hasCounts ? effort.lasting : effort.counted
  const [br, gzipped] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: strength.brotli } }),
    zip(bytes, { level: strength.gzip }),
  ])
  const cacheControl = maker.https && isCacheable ? forCaches : forBrowser
  const stored = encodeResponse({ bytes, compressed: { br, gzip: gzipped }, type: page, cacheControl })
  const kept = [...headers].filter(([name]) => !ofThisResponse.has(name)).flat()
  const size = bytes.length + br.length + gzipped.length
  return { value: { status, stored, headers: kept }, size, isCacheable, tags, hasCounts }
}

function rendered({ site, pages, https }: PageMaker, asked: GuestPageRequest, cacheTags: CacheTags): Promise<Response> {
  const cookie = `locale=${asked.locale}; texts=${asked.texts}`
  const url = new URL(asked.path, asked.origin)
  const request = new Request(url, { headers: { Cookie: cookie } })
  return pages.respond({ site, cookies: new Cookies(cookie, https), address: '127.0.0.1', url, cacheTags }, request)
}
