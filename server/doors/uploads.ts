import { TRPCError } from '@trpc/server'
import { speakRefusal } from '#app/i18n/speak.ts'
import { isFault, problemsOf } from '../api/problems.ts'
import { meanings } from '../api/spoken.ts'
import type { FileStore } from '../kernel/file-store.ts'
import { Refusal } from '../kernel/refusal.ts'
import { guest, isSignedIn } from '../kernel/viewer.ts'
import { createCaller } from '../router.ts'
import { isImageName } from '../upload/image-names.ts'
import { uploadLimits, type KeptImage } from '../upload/upload.schema.ts'
import { contextOf, localeOf, type Knock } from './pages/request-context.ts'
import { readBytes } from './read-bytes.ts'
import { identityOf } from './session-door.ts'

// What a multipart body adds to its file: names, boundaries, the fields beside it.
const bodyAtMost = uploadLimits.bytes + 64 * 1024

// Bodies that arrive at the same time: each takes up to ten megabytes of memory.
const receivedAtOnce = 6
let receiving = 0

/** Takes an image of a member's, from a form or from fetch: 201 with its addresses, or for a form 303 to the path in `next`, with `image`. */
export async function answerUpload(knock: Knock, request: Request): Promise<Response> {
  try {
    const asGuest = contextOf(knock, guest)
    const { viewer } = await identityOf(knock.site, knock.cookies, createCaller(asGuest))
    if (!isSignedIn(viewer)) throw new Refusal('unauthenticated', 'session.required')
    const { image, next } = await receive(request)
    const kept = await createCaller({ ...asGuest, viewer }).upload.keep({ bytes: image })
    return withCookies(knock, next === undefined ? Response.json(kept, { status: 201 }) : onward(next, kept))
  } catch (error) {
    const refused = refusalOf(error)
    if (refused === undefined) throw error
    return withCookies(knock, tellRefusal(knock, refused))
  }
}

function withCookies({ cookies }: Knock, response: Response): Response {
  cookies.applyTo(response.headers)
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

async function receive(request: Request): Promise<{ image: Uint8Array; next: string | undefined }> {
  if (receiving >= receivedAtOnce) throw new Refusal('unavailable', 'site.busy', { params: { seconds: 5 } })
  receiving += 1
  try {
    const bytes = await readBytes(request, bodyAtMost, () => new Refusal('too_large', 'upload.too_large', aboutImage))
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    const form = await new Response(bytes, { headers }).formData().catch(() => undefined)
    const image = form?.get('image')
    if (!(image instanceof File)) throw new Refusal('invalid', 'upload.none', aboutImage)
    if (image.size > uploadLimits.bytes) throw new Refusal('too_large', 'upload.too_large', aboutImage)
    const next = form?.get('next')
    return { image: new Uint8Array(await image.arrayBuffer()), next: typeof next === 'string' ? next : undefined }
  } finally {
    receiving -= 1
  }
}

const aboutImage = { field: 'image' } as const

function onward(next: string, { url }: KeptImage): Response {
  const path = /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(next) ? next : '/'
  const target = new URL(path, 'http://site.invalid')
  target.searchParams.set('image', url)
  return new Response(null, { status: 303, headers: { Location: `${target.pathname}${target.search}${target.hash}` } })
}

interface Told {
  kind: keyof typeof meanings
  code: string
  params: Readonly<Record<string, string | number>>
}

function refusalOf(error: unknown): Told | undefined {
  if (error instanceof Refusal) return error
  return error instanceof TRPCError && !isFault(error) ? problemsOf(error)[0] : undefined
}

function tellRefusal(knock: Knock, { kind, code, params }: Told): Response {
  const message = speakRefusal(localeOf(knock), code, params)
  const wait = params['seconds']
  return Response.json(
    { code, message },
    { status: meanings[kind].http, headers: wait === undefined ? {} : { 'Retry-After': String(wait) } },
  )
}

/** An uploaded image: the same for ever under its name, and nothing but an image to whoever opens it. */
export async function answerImage(store: FileStore, name: string): Promise<Response | undefined> {
  const bytes = isImageName(name) ? await store.get(name) : undefined
  if (bytes === undefined) return undefined
  return new Response(bytes, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': 'inline',
    },
  })
}
