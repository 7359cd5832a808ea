import { randomUUID } from 'node:crypto'
import type { Handler } from './handler-chain.ts'

const always = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Responses with pictures that other sites may show override this.
  ['Cross-Origin-Resource-Policy', 'same-origin'],
] as const
const aYear = 'max-age=31536000'

export interface HttpsOptions {
  https: boolean
  /** True if all subdomains of the site are https too (HSTS_SUBDOMAINS). */
  subdomains?: boolean
}

// Readers see the id on a page that failed, and pass it on. Twelve characters are enough to find it in a log.
const newRequestId = () => randomUUID().slice(-12)

/** Returns the headers that every response carries. A function, because each response has a request id of its own. */
export type SecurityHeaders = () => readonly string[]

/** Returns a function that gives name, value, name, value …, as `writeHead` takes them. */
export function securityHeaders({ https, subdomains = false }: HttpsOptions): SecurityHeaders {
  const strict = ['Strict-Transport-Security', subdomains ? `${aYear}; includeSubDomains` : aYear]
  const same = [...always, ...(https ? [strict] : [])].flat()
  return () => ['X-Request-Id', newRequestId(), ...same]
}

/** Sets the security headers for the following handlers. A response may still replace one, such as the request id. */
export function withSecurityHeaders(security: SecurityHeaders): Handler {
  return (_, response, next) => {
    const headers = security()
    for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '')
    next()
  }
}
