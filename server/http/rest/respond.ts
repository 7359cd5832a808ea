import { compress, encodingFor, minBytesToCompress } from '../compression.ts'
import { JsonResponse, toResponseParts } from './json-response.ts'
import type { Call } from './rest-options.ts'

type Headers = Readonly<Record<string, string>>

interface ResponseContent {
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
export function respond(call: Call, { status, body, headers = {}, shared = false }: ResponseContent): Response {
  if (shared && call.req.header('Authorization') === undefined) return respondShared(call, new JsonResponse(body))
  const bytes = Buffer.from(JSON.stringify(body))
  const encoding = bytes.length < minBytesToCompress ? undefined : encodingFor(call.req.header('Accept-Encoding') ?? '')
  return new Response(encoding === undefined ? bytes : compress(bytes, encoding), {
    status,
    headers: {
      ...call.var.always,
      ...headers,
      'Cache-Control': 'no-store',
      Vary: varyOf(call, shared),
      'Content-Type': 'application/json',
      ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
    },
  })
}

/** Writes a shared response. */
export function respondShared({ req, var: { always } }: Call, json: JsonResponse): Response {
  const asked = { known: req.header('If-None-Match'), accepted: req.header('Accept-Encoding') }
  const { bytes, ...head } = toResponseParts(asked, always, json)
  return new Response(bytes, head)
}

const varyOf = ({ var: { always } }: Call, shared: boolean) =>
  [always['Vary'], shared ? 'Authorization, Accept-Language' : undefined, 'Accept-Encoding']
    .filter(part => part !== undefined)
    .join(', ')
