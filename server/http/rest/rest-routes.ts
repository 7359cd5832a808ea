import { Hono } from 'hono'
import { apiDocs } from '../api-docs/api-docs.ts'
import { createAddressRateLimiter } from '../address-rate-limiter.ts'
import type { Handler } from '../handler-chain.ts'
import type { RecordRequest } from '../record-requests.ts'
import { serveCachedResponses } from './serve-cached-responses.ts'
import { addressRateLimit } from './rest-rate-limit.ts'
import { guestCalls } from './guest-calls.ts'
import { restApp } from './rest-app.ts'
import { callOf } from './rest-call.ts'
import type { RestOptions } from './rest-options.ts'
import { rows } from './rest.table.ts'
import { SharedResponses } from './shared-responses.ts'

interface RestRoutes {
  /** Everything under /api: the REST API at /v1 and its readable documentation at /docs. */
  routes: Hono
  /** Sends cached responses. It stands before the routes. */
  kept: (note: RecordRequest) => Handler
}

/** Mounts everything under /api: the REST API at /v1 and its readable documentation at /docs. */
export function restRoutes(options: RestOptions): RestRoutes {
  const calls = rows.map(callOf)
  const parts = {
    ...options,
    askedBy: guestCalls(calls),
    responses: new SharedResponses(options.site),
    limitAddress: options.limits ? createAddressRateLimiter(addressRateLimit) : undefined,
  }
  const routes = new Hono()
  routes.route('/v1', restApp(parts, calls))
  routes.route('/docs', apiDocs(calls))
  return { routes, kept: note => serveCachedResponses({ ...parts, note }) }
}
