import { Hono } from 'hono'
import { Metrics } from '#server/http/metrics.ts'
import { requestLimits } from '#server/http/concurrent-requests.ts'
import type { honoApp } from '#server/http/hono-app.ts'
import type { Site } from '#server/rpc/context.ts'

/** The parts of the Hono app, with one empty page and no REST API; a test replaces the parts that it checks. */
export const honoAppParts = (site: Site): Parameters<typeof honoApp>[0] => ({
  site,
  pages: { respond: () => Promise.resolve(new Response('a page')) },
  rest: new Hono(),
  discovery: new Hono(),
  metrics: new Metrics(),
  note: () => undefined,
  limits: requestLimits(),
  https: false,
  metricsToken: undefined,
  isLocal: true,
  addressOf: from => from ?? 'unknown',
  databaseAnswers: () => Promise.resolve(true),
})

/** The connection of a request. */
export const peer = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
