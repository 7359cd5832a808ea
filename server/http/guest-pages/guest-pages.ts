import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale, Site } from '../../rpc/context.ts'
import type { ConcurrencyLimit } from '../../kernel/concurrency-limit.ts'
import { addressOfRequest, type AddressReader } from '../client-address.ts'
import type { RecordRequest } from '../record-requests.ts'
import { busyResponse } from '../busy-response.ts'
import type { Handler } from '../handler-chain.ts'
import type { PageHandler } from '../pages/pages.ts'
import type { SecurityHeaders } from '../security-headers.ts'
import { sendEncoded } from '../encoded-response.ts'
import { guestPageRequest, type GuestPageRequest } from './guest-page-request.ts'
import { makePage, TooManyPages, type SharedPage } from './make-page.ts'
import { SharedCache } from '../../rpc/shared-cache.ts'
import { createPageViewCounter } from './count-page-views.ts'
import { WaitingClients } from './waiting-clients.ts'

export interface GuestPagesParts {
  site: Site
  pages: PageHandler
  pageReads: ConcurrencyLimit
  https: boolean
  /** The public address, if one is set. */
  url: string | undefined
  addressOf: AddressReader
  note: RecordRequest
}

/** Answers the pages that all guests share. A page in memory needs no session, no unit of work and no renderer. */
export function guestPages(parts: GuestPagesParts): (security: SecurityHeaders) => Handler {
  const { site, url, addressOf, note } = parts
  const memory = new SharedCache<SharedPage | undefined>(site.changes, site.clock)
  const waiting = new WaitingClients()
  const countPageView = createPageViewCounter(site)
  const siteOrigin = url === undefined ? undefined : new URL(url).origin

  return security => (request, response, next) => {
    const found = guestPageRequest(request, siteOrigin)
    if (found === undefined) {
      next()
      return
    }
    const asked = { ...found, key: `${found.key} ${site.settings.version}` }
    const started = performance.now()
    const record = (status: number) => {
      const { method = '', url: path = '' } = request
      note({ handler: 'page', method, path, status, elapsed: performance.now() - started })
    }
    const send = (page: SharedPage | undefined) => {
      if (page === undefined) {
        next()
        return
      }
      sendShared({ request, response, asked }, page, security())
      record(response.statusCode)
      if (request.method === 'GET' && page.status === 200) countPageView(asked, addressOfRequest(request, addressOf))
    }
    const cached = memory.find(asked.key, () => makePage(parts, asked, () => true))
    if (cached !== undefined) {
      send(cached)
      return
    }
    const fail = (fault: unknown) => {
      // The shared page could not be made. It is tried once more for this reader alone, who sees the error.
      if (!(fault instanceof TooManyPages)) next()
      else record(sendBusy({ request, response }, asked.locale, security()))
    }
    const isStillHere = waiting.wait(asked.key, response)
    memory
      .make(asked.key, () => makePage(parts, asked, () => waiting.has(asked.key)))
      .then(
        page => isStillHere() && send(page),
        (fault: unknown) => isStillHere() && fail(fault),
      )
      .catch((fault: unknown) => {
        site.report(fault, `${request.method ?? ''} ${request.url ?? ''}`)
        response.destroy()
      })
  }
}

/**
 * Set by a cache that has read the cookies itself: the languages of a guest who may get a shared page, as `zh this`
 * (docs/product.md#caches-in-front).
 */
const guestHeader = 'x-guest-page'

// The response varies by all cookies. If the cache in front read the cookies itself and sent the result in the header, it varies by that header.
const varyHeader = ({ headers }: IncomingMessage, { locale, texts }: GuestPageRequest) =>
  headers[guestHeader] === `${locale} ${texts}` ? 'X-Guest-Page' : 'Cookie'

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

function sendBusy({ request, response }: Exchange, locale: Locale, further: readonly string[]): number {
  const { method = '', headers: asked } = request
  const { status, headers, body } = busyResponse({ locale, accept: asked.accept, method })
  response.writeHead(status, [...Object.entries(headers).flat(), ...further]).end(body)
  return status
}

function sendShared(
  { request, response, asked }: Exchange & { asked: GuestPageRequest },
  { status, stored, headers }: SharedPage,
  further: readonly string[],
): void {
  const varyBy = varyHeader(request, asked)
  if (status === 200) {
    sendEncoded(request, response, stored, { headers: [...headers, ...further], varyBy })
    return
  }
  response.writeHead(status, [...stored.plain.headers, 'Vary', varyBy, ...headers, ...further])
  response.end(request.method === 'HEAD' ? undefined : stored.plain.bytes)
}
