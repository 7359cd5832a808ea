import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { recorded, type RecordRequest } from './record-requests.ts'
import { bodyBudget } from './body-budget.ts'
import { chainHandlers, type Handler } from './handler-chain.ts'
import { securityHeaders, withSecurityHeaders, type SecurityHeaders } from './security-headers.ts'
import { healthProbe } from './health-probe.ts'

interface ListenerParts {
  app: Hono
  /** Files of the build, or Vite in development. */
  files: (security: SecurityHeaders) => Handler
  /** The handler of live streams. */
  live: Handler
  /** Responses of REST that are cached for all guests. */
  calls?: Handler
  /** Refuses pages under load. */
  refuse?: Handler
  /** Pages in memory that all guests share. */
  pages?: (security: SecurityHeaders) => Handler
  note: RecordRequest
  https: boolean
  subdomains?: boolean
  /** The host name for a request without a Host header. */
  hostname: string
  addressOf: (peer: string | undefined, forwarded: string | undefined) => string
  /** The origins of pages that may call REST (API_ORIGINS: docs/operations.md#settings). */
  origins: readonly string[]
  report: (fault: unknown, where: string) => void
}

/** Returns the server's request listener: responses from memory are sent first, and all other requests go to the Hono app. */
export function requestListener({
  app,
  files,
  live,
  calls,
  refuse,
  pages,
  note,
  https,
  subdomains = false,
  hostname,
  addressOf,
  origins,
  report,
}: ListenerParts): RequestListener {
  const security = securityHeaders({ https, subdomains })
  const made = getRequestListener(app.fetch, { hostname })
  const listener = chainHandlers(
    [
      recorded('probe', note, healthProbe(security)),
      ...(pages ? [pages(security)] : []),
      recorded('file', note, files(security)),
      withSecurityHeaders(security),
      ...(calls ? [calls] : []),
      ...(refuse ? [recorded('page', note, refuse)] : []),
      live,
      bodyBudget({ addressOf, origins }),
    ],
    (request, response) => void made(request, response),
  )
  return (request, response) => {
    try {
      listener(request, response)
    } catch (fault) {
      report(fault, `${request.method ?? ''} ${request.url ?? ''}`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  }
}
