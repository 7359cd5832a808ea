import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Answers a request, or calls `next` and leaves it to the handlers after it. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Asks the handlers one after another; the last one answers what none of them did. They work on Node's own request and response, because
 * the bytes that they send are ready and a Request and a Response would cost more than the answer.
 */
export function chain(handlers: readonly Handler[], last: RequestListener): RequestListener {
  return handlers.reduceRight<RequestListener>(
    (rest, handler) => (request, response) => handler(request, response, () => rest(request, response)),
    last,
  )
}

/** The path of a request without its query. A proxy may send the whole address. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  if (!url.startsWith('/')) return URL.canParse(url) ? new URL(url).pathname : url
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** True for the methods that only read. */
export const isRead = ({ method }: { method?: string | undefined }): boolean => method === 'GET' || method === 'HEAD'
