import type { ConcurrencyLimit } from '../kernel/concurrency-limit.ts'
import { Cookies } from './cookies.ts'
import { isRead, pathOf, type Handler } from './handler-chain.ts'
import { busyAnswer } from './overload-answer.ts'
import { localeOfCookies } from './pages/choose-language.ts'

// Addresses of pages and of their data. Whatever else has no dot in its name is refused, or not, where it is answered.
const ofPage = /^\/(?!(?:api|trpc|uploads|outside|live|readyz|metrics)(?:\/|$))[^.]*(?:\.data)?$/

/**
 * Refuses the reading of a page while as many as may wait are waiting, before anything is made of its request. Who is refused comes back
 * soon: a crowd beyond the limit would else take more of the processor for its refusals than the pages do for those who are served.
 */
export const refusePagesWhenBusy =
  (pageReads: ConcurrencyLimit): Handler =>
  (request, response, next) => {
    if (!pageReads.isFull || !isRead(request) || !ofPage.test(pathOf(request))) return next()
    const locale = localeOfCookies(new Cookies(request.headers.cookie, false))
    const { status, headers, body } = busyAnswer({ locale, accept: request.headers.accept, method: 'GET' })
    response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
