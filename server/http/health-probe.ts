import { isRead, pathOf, type Handler } from './handler-chain.ts'
import type { SecurityHeaders } from './security-headers.ts'

const body = 'ok\n'
const headers = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store', 'Content-Length', '3']

/** /healthz: the process lives. It asks nobody, so that it answers whatever else is at work. */
export function healthProbe(security: SecurityHeaders): Handler {
  return (request, response, next) => {
    if (!isRead(request) || pathOf(request) !== '/healthz') next()
    else response.writeHead(200, [...headers, ...security()]).end(request.method === 'HEAD' ? undefined : body)
  }
}
