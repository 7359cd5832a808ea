import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { RestEnv } from './rest-parts.ts'

/** Headers that scripts of other origins may read (api: General). */
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

/** Answers a browser that asks whether a page of another origin may call. */
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

/** Gives each call its id, a sane one of the caller's own or a new one, and says which pages may read the answer. */
export function callHeaders(origins: readonly string[]): MiddlewareHandler<RestEnv> {
  const readable = readableBy(origins)
  return async (call, next) => {
    const requestId = saneId(call.req.header('X-Request-Id')) ?? randomUUID()
    call.set('requestId', requestId)
    call.set('always', { 'X-Request-Id': requestId, ...readable(call.req.header('Origin')) })
    await next()
  }
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
