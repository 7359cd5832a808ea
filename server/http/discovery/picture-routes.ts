// The pictures of /share and of the puzzles. They are drawn on request, so requests are limited.
import type { Context as Call, Hono } from 'hono'
import type { AllContent } from '#app/content/index.ts'
import { allContent as shipped } from '#app/content/all-content.ts'
import { isLocale, refusalText, type Locale } from '#app/i18n/refusal-text.ts'
import type { Sender } from '../../kernel/fair-queue.ts'
import { refusalKinds } from '../../kernel/refusal-kinds.schema.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { createAddressRateLimiter } from '../address-rate-limiter.ts'
import { isPicture, type MosaicPictures } from './mosaic-pictures.ts'
import { pagePicture } from './share-pictures.ts'

type Picture = Uint8Array<ArrayBuffer>
type TextPicture = (id: number, asked: { locale: Locale; sender: Sender }) => Promise<Picture | undefined>

export interface PictureParts {
  /** The pictures of public articles and posts. */
  pictures: Readonly<Record<'article' | 'post', TextPicture>>
  /** The published story; if absent, the shipped one. */
  content?: () => Promise<AllContent>
  /** The pictures of the puzzles. */
  mosaic: MosaicPictures
  /** Returns the address that counts for limits and queues. */
  addressOf: (call: Call) => string
  limits: boolean
  /** Called with each address that exceeds the limit. */
  onLimitExceeded?: (address: string) => void
}

/** Pictures a minute that one address may ask for (docs/product.md#limits). */
export const pictureLimit = { points: 300, seconds: 60 } as const

// Other sites may show these pictures beside a link.
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

const halfAMinute = 'public, max-age=30'
const anHour = 'public, max-age=3600'
const shippedContent = () => Promise.resolve(shipped)

export function mountPictures(routes: Hono, parts: PictureParts): void {
  const { pictures, mosaic, addressOf, limits, onLimitExceeded, content = shippedContent } = parts
  const limitAddress = createAddressRateLimiter(pictureLimit, onLimitExceeded)
  const count = async (call: Call) => (limits ? limitAddress(addressOf(call)) : undefined)
  routes.get('/share/:file', async (call, next) => {
    const [name = '', locale, kind] = call.req.param('file').split('.')
    if (kind !== 'png' || !isLocale(locale)) return next()
    const text = textNamed(name)
    const asked = { locale, sender: [`a${addressOf(call)}`] } as const
    const response = await orRefusal(locale, async () => {
      await count(call)
      const picture = await (text === undefined
        ? pagePicture(name, { ...asked, content: await content() })
        : pictures[text.kind](text.id, asked))
      if (picture === undefined) return undefined
      const kept = { ...shared, 'Content-Type': 'image/png', 'Cache-Control': anHour }
      return new Response(picture, { headers: kept })
    })
    return response ?? next()
  })
  routes.get('/mosaic/:file', async (call, next) => {
    const [, name = '', small] = /^([a-z]+)(-720)?\.webp$/.exec(call.req.param('file')) ?? []
    if (!isPicture(name)) return next()
    const response = await orRefusal('zh', async () => {
      await count(call)
      const { tag, bytes } = await mosaic(name, small === undefined ? 'whole' : 'small')
      const kept = { ...shared, ETag: tag, 'Cache-Control': halfAMinute }
      if (call.req.header('If-None-Match')?.includes(tag)) return new Response(null, { status: 304, headers: kept })
      return new Response(bytes, { headers: { ...kept, 'Content-Type': 'image/webp' } })
    })
    return response ?? next()
  })
}

/** Returns the response, or for a refusal one sentence with the reason and Retry-After. */
async function orRefusal(locale: Locale, respond: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await respond()
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    const { kind, code, params } = fault
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Response(`${refusalText(locale, code, params)}\n`, {
      status: refusalKinds[kind].http,
      headers: { ...headers, 'Retry-After': String(params['seconds'] ?? 5) },
    })
  }
}

/** Parses the name of a text's picture: `article-7`, `post-12`. */
function textNamed(name: string): { kind: 'article' | 'post'; id: number } | undefined {
  const [, kind, id] = /^(article|post)-(\d{1,9})$/.exec(name) ?? []
  if (kind !== 'article' && kind !== 'post') return undefined
  return { kind, id: Number(id) }
}
