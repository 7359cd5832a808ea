import type { MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { RestEnv } from './rest-parts.ts'

/** Headers that scripts of other origins may read (api: General). */
export const readableHeaders = [
  'ETag',
  'X-Request-Id',
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Location',
  'Allow',
]

const retainedHeaders = [
  ...RETAINED_304_HEADERS,
  'x-request-id',
  'access-control-allow-origin',
  'access-control-expose-headers',
]
const tagged = etag({ weak: true, retainedHeaders })

/** A read that is the same for every guest may be kept by caches that ask again; with any Authorization it is that caller's alone. */
export const mayBeShared: MiddlewareHandler<RestEnv> = async (call, next) => {
  call.header('Vary', 'Authorization, Accept-Language', { append: true })
  if (call.req.header('Authorization') !== undefined) return next()
  return tagged(call, async () => {
    await next()
    if (call.res.ok) call.header('Cache-Control', 'public, max-age=0, must-revalidate')
  })
}

/** What nothing else was said about is not kept. */
export const notKept: MiddlewareHandler<RestEnv> = async (call, next) => {
  await next()
  if (!call.res.headers.has('Cache-Control')) call.header('Cache-Control', 'no-store')
}
