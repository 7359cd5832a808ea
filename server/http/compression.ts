import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

/** In bytes. Shorter responses are not compressed. */
export const minBytesToCompress = 1024
const texts = /^(text\/(?!event-stream|csv)|application\/(json|manifest\+json|(atom\+)?xml)|image\/svg)/

// Brotli's quality. For one reader, 1 takes a quarter of the time of 4 for fifteen percent more bytes, about as many as gzip's. Bytes that are
// compressed once and sent to many readers get a higher quality.
const qualities = { one: 1, many: 5 } as const
// The window needs a quarter of the memory of the default.
const brotliFor = (readers: keyof typeof qualities) => ({
  [constants.BROTLI_PARAM_QUALITY]: qualities[readers],
  [constants.BROTLI_PARAM_LGWIN]: 18,
})

/**
 * Compresses text responses synchronously, whole. Pages are short and complete when they are sent, and streaming compressors would hold more memory
 * than the pages. Live events and tables for spreadsheets, which may be of any length, are not compressed.
 */
export const compressed: MiddlewareHandler = async (call, next) => {
  await next()
  const { headers } = call.res
  if (!texts.test(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding')) return
  headers.append('Vary', 'Accept-Encoding')
  const encoding = encodingFor(call.req.header('Accept-Encoding') ?? '')
  if (encoding === undefined || call.req.method === 'HEAD' || call.res.body === null) return
  const body = Buffer.from(await call.res.arrayBuffer())
  if (body.length < minBytesToCompress) {
    call.res = new Response(body, call.res)
    return
  }
  const { status } = call.res
  const smaller = compress(body, encoding)
  headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(smaller.length))
  // With a response set, Hono would copy its headers into the new one, and build both responses for that.
  call.res = undefined
  call.res = new Response(smaller, { status, headers })
}

interface Head {
  status: number
  headers: Headers
}

/**
 * Returns a response with a text, compressed if the client accepts that. It builds one response, while `compressed` would have to read the bytes out
 * of another one.
 */
export function compressedResponse(request: Request, bytes: Buffer<ArrayBuffer>, { status, headers }: Head): Response {
  const encoding = encodingFor(request.headers.get('Accept-Encoding') ?? '')
  if (encoding === undefined || request.method === 'HEAD') return new Response(bytes, { status, headers })
  headers.append('Vary', 'Accept-Encoding')
  headers.set('Content-Encoding', encoding)
  return new Response(compress(bytes, encoding), { status, headers })
}

/** Compresses synchronously, because responses are short. */
export const compress = (
  bytes: Uint8Array,
  encoding: Encoding,
  readers: keyof typeof qualities = 'one',
): Buffer<ArrayBuffer> =>
  encoding === 'br' ? brotliCompressSync(bytes, { params: brotliFor(readers) }) : gzipSync(bytes, { level: 4 })

export type Encoding = 'br' | 'gzip'

/** Returns the encoding that an Accept-Encoding header allows, Brotli before gzip. */
export function encodingFor(accepted: string): Encoding | undefined {
  const offered = accepted.split(',').map(part => part.trim())
  const takes = (name: string) =>
    offered.some(part => part === name || (part.startsWith(`${name};`) && !/;q=0(\.0*)?$/.test(part)))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : undefined
}
