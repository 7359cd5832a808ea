import { hash } from 'node:crypto'
import { compress, encodingFor, worthwhile } from '../compression.ts'
import { namesTag } from '../etag.ts'
import type { Call } from './rest-options.ts'

type Headers = Readonly<Record<string, string>>

interface Answer {
  status: number
  body: unknown
  headers?: Headers
  /** True if the response is the same for every guest: caches may keep it and revalidate it. With an Authorization header it is private. */
  shared?: boolean
}

/**
 * Writes a response as JSON, with its ETag and compressed, in one Response of plain headers. Each later change of a Response costs as much as the
 * rest of a short call.
 */
export function respond(call: Call, { status, body, headers = {}, shared = false }: Answer): Response {
  const bytes = Buffer.from(JSON.stringify(body))
  const isShared = shared && call.req.header('Authorization') === undefined
  const tag = isShared ? `W/"${hash('sha1', bytes)}"` : undefined
  const kept = { ...call.var.always, ...headers, ...keeping(tag), Vary: varyOf(call, shared) }
  if (tag !== undefined && namesTag(call.req.header('If-None-Match'), tag))
    return new Response(null, { status: 304, headers: kept })
  const encoding = bytes.length < worthwhile ? undefined : encodingFor(call.req.header('Accept-Encoding') ?? '')
  return new Response(encoding === undefined ? bytes : compress(bytes, encoding), {
    status,
    headers: {
      ...kept,
      'Content-Type': 'application/json',
      ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
    },
  })
}

const keeping = (tag: string | undefined): Headers =>
  tag === undefined
    ? { 'Cache-Control': 'no-store' }
    : { 'Cache-Control': 'public, max-age=0, must-revalidate', ETag: tag }

const varyOf = ({ var: { always } }: Call, shared: boolean) =>
  [always['Vary'], shared ? 'Authorization, Accept-Language' : undefined, 'Accept-Encoding']
    .filter(part => part !== undefined)
    .join(', ')
