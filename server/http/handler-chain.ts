import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Answers a request, or calls `next` to leave it to the following handlers. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Tries the handlers in order; `last` answers the requests that no handler answered. Handlers use Node's own request and response, because the bytes
 * that they send are ready, and a Request and a Response would cost more than the response.
 */
export function chainHandlers(handlers: readonly Handler[], last: RequestListener): RequestListener {
  return handlers.reduceRight<RequestListener>(
    (rest, handler) => (request, response) => handler(request, response, () => rest(request, response)),
    last,
  )
}

/** Returns the path of a request without its query. A proxy may send an absolute URL. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  if (!url.startsWith('/')) return URL.canParse(url) ? new URL(url).pathname : url
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** True for methods that only read. */
export const isReadMethod = ({ method }: { method?: string | undefined }): boolean =>
  method === 'GET' || method === 'HEAD'
