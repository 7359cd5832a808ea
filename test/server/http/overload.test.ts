import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { Metrics } from '#server/http/metrics.ts'
import { restRoutes } from '#server/http/rest/rest-routes.ts'
import { honoApp } from '#server/http/hono-app.ts'
import { ConcurrencyLimit } from '#server/kernel/concurrency-limit.ts'
import { honoAppParts } from '#test/support/hono-app-parts.ts'
import { testSite } from '#test/support/site.ts'

const { site } = await testSite()
const fork = vi.spyOn(site, 'fork')
const one = () => new ConcurrencyLimit({ concurrency: 1, maxWaiting: 1, maxStartsPerRound: 1 })
const limits = { pageReads: one(), pageWrites: one(), calls: one() }
const addressOf = (peer: string | undefined) => peer ?? 'unknown'
const metrics = new Metrics()
metrics.showQueues({ page: limits.pageReads, call: limits.calls })

let rendered = 0
let held = Promise.withResolvers<undefined>()
const app = honoApp({
  ...honoAppParts(site),
  pages: {
    respond() {
      rendered += 1
      return held.promise.then(() => new Response('a page'))
    },
  },
  rest: restRoutes({
    site,
    origins: [],
    addressOf,
    limits: false,
    calls: limits.calls,
    viewerOf: () => held.promise,
  }).routes,
  metrics,
  limits,
  addressOf,
})
const ask = async (path: string, init: RequestInit = {}, address = '192.0.2.1') =>
  app.request(path, init, { incoming: { socket: { remoteAddress: address } } })
const html = { Accept: 'text/html' }

it('a page request beyond the limit is refused immediately in its language, and the queued requests are served', async () => {
  held = Promise.withResolvers()
  const taken = [ask('/timeline'), ask('/timeline')]
  // This response comes while the earlier requests are still being rendered.
  const refused = await ask('/timeline', { headers: { ...html, Cookie: 'locale=en' } })
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(refused.headers.get('Cache-Control')).toBe('no-store')
  const page = await refused.text()
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('http-equiv="refresh"')
  const chinese = await ask('/timeline', { headers: html })
  expect(await chinese.text()).toContain('当前访问人数较多')
  const script = await ask('/timeline.data')
  expect([script.status, script.headers.get('Content-Type')]).toEqual([503, 'text/plain; charset=utf-8'])
  held.resolve(undefined)
  for (const response of await Promise.all(taken)) expect(await response.text()).toBe('a page')
  expect((await ask('/timeline')).status).toBe(200)
})

it('a queued request whose client disconnects is not rendered', async () => {
  held = Promise.withResolvers()
  rendered = 0
  const leaving = new AbortController()
  const first = ask('/timeline')
  const second = ask('/timeline', { signal: leaving.signal })
  leaving.abort()
  held.resolve(undefined)
  expect((await first).status).toBe(200)
  expect((await second).status).toBe(400)
  expect(rendered).toBe(1)
})

it('a crowd of page requests does not block forms, and a refused form is not sent again automatically', async () => {
  held = Promise.withResolvers()
  const readers = [ask('/timeline'), ask('/timeline'), ask('/timeline')]
  const forms = [ask('/login', { method: 'POST' }), ask('/login', { method: 'POST' })]
  const refused = await ask('/login', { method: 'POST', headers: html })
  expect(refused.status).toBe(503)
  expect(await refused.text()).not.toContain('http-equiv="refresh"')
  held.resolve(undefined)
  expect((await Promise.all(readers)).map(({ status }) => status)).toEqual([200, 200, 503])
  expect((await Promise.all(forms)).map(({ status }) => status)).toEqual([200, 200])
})

it('a HEAD request for a page waits in the queue of page requests', async () => {
  held = Promise.withResolvers()
  const readers = [ask('/timeline'), ask('/timeline')]
  expect((await ask('/timeline', { method: 'HEAD' })).status).toBe(503)
  held.resolve(undefined)
  await Promise.all(readers)
  expect((await ask('/timeline', { method: 'HEAD' })).status).toBe(200)
})

it('a refused typed call reads nothing from the database, and its response keeps the requested language', async () => {
  held = Promise.withResolvers()
  const headers = { Authorization: 'Bearer somebody' }
  const taken = [ask('/api/v1/visitors/count', { headers }), ask('/api/v1/visitors/count', { headers })]
  await expect.poll(() => limits.calls.running + limits.calls.waiting).toBe(2)
  const asked = fork.mock.calls.length
  const refused = await ask('/trpc/visitor.count?lng=en', {
    headers: { Cookie: 'token=a; refreshToken=b; loggedOut=1' },
  })
  expect(refused.status).toBe(503)
  expect(fork.mock.calls.length).toBe(asked)
  expect(refused.headers.getSetCookie()).toEqual([expect.stringContaining('locale=en')])
  held.resolve(undefined)
  await Promise.all(taken)
  const later = await ask('/trpc/visitor.count', { headers: { Cookie: 'token=a; loggedOut=1' } })
  expect(later.headers.getSetCookie().join()).toContain('loggedOut=;')
})

it('a call beyond the limit is refused in the format of its interface', async () => {
  held = Promise.withResolvers()
  const headers = { Authorization: 'Bearer somebody', 'Accept-Language': 'en' }
  const taken = [ask('/api/v1/visitors/count', { headers }), ask('/api/v1/visitors/count', { headers })]
  const refused = await ask('/api/v1/visitors/count', { headers })
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
  const { code, message } = z.object({ code: z.number(), message: z.string() }).parse(await refused.json())
  expect([code, message]).toEqual([503, 'Many people are here right now. Please try again in 5 seconds'])
  await expect.poll(() => limits.calls.running).toBe(1)
  const queues = await (await ask('/metrics', {}, '127.0.0.1')).text()
  expect(queues).toContain('requests_running{kind="call"} 1')
  expect(queues).toContain('requests_waiting{kind="call"} 1')
  expect((await ask('/api/v1/openapi.json')).status).toBe(200)
  held.resolve(undefined)
  await Promise.all(taken)
  expect(limits.calls.running).toBe(0)
})
