import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressOfRequest } from '../client-address.ts'
import type { Handler } from '../handler-chain.ts'
import type { RecordRequest } from '../record-requests.ts'
import { responseHeaders } from './call-headers.ts'
import type { guestCalls } from './guest-calls.ts'
import { toResponseParts, type JsonResponse } from './json-response.ts'
import type { RestOptions } from './rest-options.ts'
import type { SharedResponses } from './shared-responses.ts'

interface CachedResponsesParts extends Pick<RestOptions, 'site' | 'addressOf' | 'origins'> {
  askedBy: ReturnType<typeof guestCalls>
  responses: SharedResponses
  /** Refuses an address with too many calls. Undefined if limits are off. */
  limitAddress: ((address: string) => Promise<void>) | undefined
  note: RecordRequest
}

/** Sends cached responses to guests without building a Request. The app answers everything else, including refusals. */
export function serveCachedResponses(parts: CachedResponsesParts): Handler {
  const { site, addressOf, origins, askedBy, responses, limitAddress, note } = parts
  const headersOf = responseHeaders(origins)

  function send(request: IncomingMessage, response: ServerResponse, json: JsonResponse): void {
    const { headers } = request
    const always = headersOf(headers['x-request-id']?.toString(), headers.origin)
    const asked = { known: headers['if-none-match'], accepted: headers['accept-encoding']?.toString() }
    const { status, headers: sent, bytes } = toResponseParts(asked, always, json)
    const length = bytes === null ? {} : { 'Content-Length': bytes.length }
    response.writeHead(status, { ...sent, ...length }).end(bytes)
  }

  return (request, response, next) => {
    const started = performance.now()
    const asked = guestCallIn(request, askedBy)
    if (asked === undefined || !responses.has(asked)) return next()
    const address = addressOfRequest(request, addressOf)
    // The address is counted first: looking a response up may make it again in the background.
    const sendCached = () => {
      const json = responses.find(asked)
      if (json === undefined) {
        next()
        return
      }
      send(request, response, json)
      responses.countPageView(asked, address)
      const { method = '', url: path = '' } = request
      note({ handler: 'rest', method, path, status: response.statusCode, elapsed: performance.now() - started })
    }
    if (limitAddress === undefined) return sendCached()
    limitAddress(address)
      .then(sendCached, next)
      .catch((fault: unknown) => {
        site.report(fault, `${request.method ?? ''} ${request.url ?? ''}`)
        response.destroy()
      })
  }
}

function guestCallIn({ method, url = '', headers }: IncomingMessage, askedBy: CachedResponsesParts['askedBy']) {
  if (method !== 'GET' || !isOfGuest(headers.authorization, headers['idempotency-key'])) return undefined
  return askedBy(url, headers['accept-language'])
}

/** True if neither Authorization nor Idempotency-Key ties the response to one caller. */
export const isOfGuest = (authorization: string | undefined, idempotencyKey: unknown): boolean =>
  authorization === undefined && idempotencyKey === undefined
