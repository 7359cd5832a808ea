import { readFileSync } from 'node:fs'
import { addressOfProxiedImage } from '../rpc/proxied-image-addresses.ts'
import { identifyQueueSender } from '../rpc/identify-caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { guest, isSignedIn } from '../kernel/viewer.ts'
import type { ImageProxy } from '../image-proxy/image-proxy.ts'
import { createCaller } from '../router.ts'
import { isPictureAddress } from '../kernel/picture-address.schema.ts'
import { buildBrowserContext, type PageRequest } from './pages/build-page-context.ts'
import { identityOf } from './session-cookie.ts'

// Shown if a picture cannot be fetched: an image of a crossed-out picture, 480 × 320, without words.
const placeholder = Uint8Array.from(readFileSync(new URL('../image-proxy/no-picture.webp', import.meta.url)))

/**
 * Responds to a signed address with the picture of another host, or with a placeholder if it cannot be fetched. Undefined without a valid signature.
 */
export async function handleProxiedImage(asked: PageRequest, pictures: ImageProxy): Promise<Response | undefined> {
  const { site, url, address: from } = asked
  const address = addressOfProxiedImage(site.vault, url)
  if (address === undefined) return undefined
  const picture = await pictures.of(address, [`a${from}`])
  return picture === undefined
    ? imageOf(placeholder, 'private, max-age=60')
    : imageOf(picture, 'public, max-age=604800')
}

/** Responds with the picture of an address that a member is typing, or with 404 if it cannot be fetched, so that the form can say so. */
export async function handlePreview(asked: PageRequest, pictures: ImageProxy): Promise<Response | undefined> {
  const { site, cookies, url } = asked
  const asGuest = buildBrowserContext(asked, guest)
  const { viewer } = await identityOf(site, cookies, createCaller(asGuest))
  if (!isSignedIn(viewer)) return empty(401)
  const context = { ...asGuest, viewer }
  const address = url.searchParams.get('address') ?? ''
  if (!isPictureAddress(address) || !/^https:/i.test(address)) return undefined
  try {
    await site.limiter.count('preview', context)
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'too_many') return empty(429)
    throw error
  }
  const picture = await pictures.of(address, identifyQueueSender(context))
  return picture && imageOf(picture, 'private, no-store')
}

const empty = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

const imageOf = (bytes: Uint8Array<ArrayBuffer>, cacheControl: string) =>
  new Response(bytes, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Cache-Control': cacheControl,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': 'inline',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
