import { randomUUID } from 'node:crypto'
import type { Handler } from './handler-chain.ts'

const always = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Pictures that others may show say otherwise themselves.
  ['Cross-Origin-Resource-Policy', 'same-origin'],
] as const
const aYear = 'max-age=31536000'

export interface Transport {
  https: boolean
  /** The names below the site's own are https too (HSTS_SUBDOMAINS). */
  subdomains?: boolean
}

// Readers see it on a page that failed, and pass it on: twelve characters are enough to find it in a log.
const newRequestId = () => randomUUID().slice(-12)

/** The headers that every answer carries: a function, because each answer has a request id of its own. */
export type SecurityHeaders = () => readonly string[]

/** Gives name, value, name, value …, as `writeHead` takes them. */
export function securityHeaders({ https, subdomains = false }: Transport): SecurityHeaders {
  const strict = ['Strict-Transport-Security', subdomains ? `${aYear}; includeSubDomains` : aYear]
  const same = [...always, ...(https ? [strict] : [])].flat()
  return () => ['X-Request-Id', newRequestId(), ...same]
}

/** Sets the security headers for the handlers after it. An answer may still replace one, such as the request id. */
export function withSecurityHeaders(security: SecurityHeaders): Handler {
  return (_, response, next) => {
    const headers = security()
    for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
    next()
  }
}
