import type { ConcurrencyLimit } from '../kernel/concurrency-limit.ts'
import { Cookies } from './cookies.ts'
import { isReadMethod, pathOf, type Handler } from './handler-chain.ts'
import { busyResponse } from './busy-response.ts'
import { localeOfCookies } from './pages/choose-language.ts'

// Addresses of pages and of their data. Other addresses without a dot in the name are limited by their own handlers.
const ofPage = /^\/(?!(?:api|trpc|uploads|outside|live|readyz|metrics)(?:\/|$))[^.]*(?:\.data)?$/

/**
 * Refuses to render a page while the queue is full, before anything is made of its request. Refused clients soon retry, and refusals by the app would
 * take more of the processor than the pages that are served.
 */
export const refusePagesWhenBusy =
  (pageReads: ConcurrencyLimit): Handler =>
  (request, response, next) => {
    if (!pageReads.isFull || !isReadMethod(request) || !ofPage.test(pathOf(request))) return next()
    const locale = localeOfCookies(new Cookies(request.headers.cookie, false))
    const { status, headers, body } = busyResponse({ locale, accept: request.headers.accept, method: 'GET' })
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
