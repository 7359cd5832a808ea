import { isReadMethod, pathOf, type Handler } from './handler-chain.ts'
import type { SecurityHeaders } from './security-headers.ts'

const body = 'ok\n'
const headers = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store', 'Content-Length', '3']

/** Answers /healthz while the process runs. It needs no other part of the site, so load elsewhere does not delay it. */
export function healthProbe(security: SecurityHeaders): Handler {
  return (request, response, next) => {
    if (!isReadMethod(request) || pathOf(request) !== '/healthz') next()
    else response.writeHead(200, [...headers, ...security()]).end(request.method === 'HEAD' ? undefined : body)
  }
}
