import { TRPCError } from '@trpc/server'
import { refusalText } from '#app/i18n/refusal-text.ts'
import { isFault } from '../rpc/to-trpc-error.ts'
import { requireSignedIn } from '../rpc/procedure-guards.ts'
import { refusalKinds, problemsIn } from '../kernel/refusal-kinds.schema.ts'
import type { FileStore } from '../kernel/file-store.ts'
import { Refusal } from '../kernel/refusal.ts'
import { safePath } from '../kernel/safe-path.schema.ts'
import { guest } from '../kernel/viewer.ts'
import { createCaller } from '../router.ts'
import { isImageName } from '../upload/image-names.ts'
import { uploadLimits, type UploadedImage } from '../upload/upload.schema.ts'
import { ConcurrentBodies } from './concurrent-bodies.ts'
import { setFlash } from './pages/flash-message.ts'
import { localeOf } from './pages/choose-language.ts'
import { buildBrowserContext, type PageRequest } from './pages/build-page-context.ts'
import { readBytes } from './bounded-body.ts'
import { bodyLimits } from './body-limits.ts'
import { identityOf } from './session-cookie.ts'

const bodies = new ConcurrentBodies()

/**
 * Stores a member's image. A fetch gets 201 with its addresses. A form gives its page in `?next=` and is redirected there, with the address in
 * `image`, or with the reason of the refusal.
 */
export async function handleUpload(asked: PageRequest, request: Request): Promise<Response> {
  const next = asked.url.searchParams.get('next')
  let hasEnded = false
  try {
    const asGuest = buildBrowserContext(asked, guest)
    const { viewer, ended } = await identityOf(asked.site, asked.cookies, createCaller(asGuest))
    hasEnded = ended
    const member = requireSignedIn(viewer)
    const bytes = await bodies.receive(String(member.id), signal => received(request, signal))
    const kept = await createCaller({ ...asGuest, viewer: member }).upload.keep({ bytes })
    return withCookies(asked, next === null ? Response.json(kept, { status: 201 }) : redirectWithImage(next, kept))
  } catch (error) {
    const refused = refusalOf(error)
    if (refused === undefined) throw error
    // Without scripts, the page after the redirect says that the session ended (docs/product.md#session-expiry).
    if (hasEnded && next !== null) setFlash(asked.cookies, { type: 'warning', text: 'system:sessionEnded' })
    return withCookies(
      asked,
      next === null ? refusalResponse(asked, refused) : redirectWithRefusal(asked, next, refused),
    )
  }
}

function withCookies({ cookies }: PageRequest, response: Response): Response {
  cookies.applyTo(response.headers)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

async function received(request: Request, signal: AbortSignal): Promise<Uint8Array> {
  const tooLong = () => new Refusal('too_large', 'upload.too_large', aboutImage)
  const bytes = await readBytes(request, { maxBytes: bodyLimits.upload, tooLong, signal })
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  if (hasTooManyParts(bytes, headers['Content-Type'])) throw new Refusal('invalid', 'upload.none', aboutImage)
  const form = await new Response(bytes, { headers }).formData().catch(() => undefined)
  const image = form?.get('image')
  if (!(image instanceof File)) throw new Refusal('invalid', 'upload.none', aboutImage)
  if (image.size > uploadLimits.bytes) throw new Refusal('too_large', 'upload.too_large', aboutImage)
  return new Uint8Array(await image.arrayBuffer())
}

const maxParts = 20

// Parsing a body of a hundred thousand empty parts would block all requests for seconds.
function hasTooManyParts(bytes: Uint8Array, contentType: string): boolean {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = Buffer.from(`--${quoted ?? plain ?? ''}`)
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = -1
  for (let parts = 0; parts <= maxParts; parts += 1) {
    at = body.indexOf(boundary, at + 1)
    if (at === -1) return false
  }
  return true
}

const aboutImage = { field: 'image' } as const

/** Returns the address of `next` if it stays on this site; otherwise the home page. */
const returnAddress = (next: string): URL => new URL(safePath(next, '/'), 'http://site.invalid')

const seeOther = ({ pathname, search, hash }: URL) =>
  new Response(null, { status: 303, headers: { Location: `${pathname}${search}${hash}` } })

function redirectWithImage(next: string, { url }: UploadedImage): Response {
  const place = returnAddress(next)
  place.searchParams.set('image', url)
  return seeOther(place)
}

function redirectWithRefusal({ cookies }: PageRequest, next: string, { kind, code, params }: UploadRefusal): Response {
  const place = returnAddress(next)
  if (kind === 'unauthenticated') {
    const login = new URL('/login', place)
    login.searchParams.set('redirect', `${place.pathname}${place.search}`)
    return seeOther(login)
  }
  setFlash(cookies, { type: 'error', text: `refusal:${code}`, params: { ...params } })
  // The reason is shown at the top of the page.
  place.hash = ''
  return seeOther(place)
}

interface UploadRefusal {
  kind: keyof typeof refusalKinds
  code: string
  params: Readonly<Record<string, string | number>>
}

function refusalOf(error: unknown): UploadRefusal | undefined {
  if (error instanceof Refusal) return error
  return error instanceof TRPCError && !isFault(error) ? problemsIn(error)[0] : undefined
}

function refusalResponse(asked: PageRequest, { kind, code, params }: UploadRefusal): Response {
  const message = refusalText(localeOf(asked), code, params)
  const wait = params['seconds']
  return Response.json(
    { code, message },
    {
      status: code === 'upload.too_slow' ? 408 : refusalKinds[kind].http,
      headers: wait === undefined ? {} : { 'Retry-After': String(wait) },
    },
  )
}

/** Responds with an uploaded image. It never changes under its name, and a browser can open it only as an image. */
export async function handleUploadedImage(store: FileStore, name: string): Promise<Response | undefined> {
  const bytes = isImageName(name) ? await store.get(name) : undefined
  if (bytes === undefined) return undefined
  return new Response(bytes, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': 'inline',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}
