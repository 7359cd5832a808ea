import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { RestEnv } from './rest-options.ts'

/** Headers that scripts of other origins may read (docs/api.md#general). */
const readableHeaders = [
  'ETag',
  'X-Request-Id',
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Location',
  'Allow',
].join(',')

const isForAll = (origins: readonly string[]) => origins.length === 0 || origins.includes('*')

/** Answers the preflight request for a call by a page of another origin. */
export const preflight = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: isForAll(origins) ? '*' : [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Accept-Language',
      'Idempotency-Key',
      'If-None-Match',
      'X-Request-Id',
    ],
    maxAge: 86_400,
  })

/** Gives each call an id, a valid one from the caller or a new one, and sets which origins may read the response. */
export function callHeaders(origins: readonly string[]): MiddlewareHandler<RestEnv> {
  const headersOf = responseHeaders(origins)
  return async (call, next) => {
    const always = headersOf(call.req.header('X-Request-Id'), call.req.header('Origin'))
    call.set('requestId', always['X-Request-Id'])
    call.set('always', always)
    await next()
  }
}

/** Returns the headers of every response, from the caller's id and the origin of the calling page. */
export function responseHeaders(origins: readonly string[]) {
  const readable = readableBy(origins)
  return (id: string | undefined, origin: string | undefined) => ({
    'X-Request-Id': saneId(id) ?? randomUUID(),
    ...readable(origin),
  })
}

const saneId = (id: string | undefined) => (id !== undefined && /^[\w=-]{1,100}$/.test(id) ? id : undefined)

function readableBy(origins: readonly string[]): (origin: string | undefined) => Readonly<Record<string, string>> {
  const exposed = { 'Access-Control-Expose-Headers': readableHeaders }
  const all = { ...exposed, 'Access-Control-Allow-Origin': '*' }
  if (isForAll(origins)) return () => all
  return origin => {
    const isAllowed = origin !== undefined && origins.includes(origin)
    return { ...exposed, ...(isAllowed ? { 'Access-Control-Allow-Origin': origin } : {}), Vary: 'Origin' }
  }
}
