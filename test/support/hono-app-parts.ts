import { Hono } from 'hono'
import { Metrics } from '#server/http/metrics.ts'
import { requestLimits } from '#server/http/request-limits.ts'
import type { honoApp } from '#server/http/hono-app.ts'
import type { Site } from '#server/rpc/context.ts'

/** What the Hono app is made of, with one empty page and no REST; a test replaces what it looks at. */
export const honoAppParts = (site: Site): Parameters<typeof honoApp>[0] => ({
  site,
  pages: { answer: () => Promise.resolve(new Response('a page')) },
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

/** The connection that a request comes by. */
export const peer = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
