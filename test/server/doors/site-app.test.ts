import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { openLog } from '#server/doors/log.ts'
import { Metrics } from '#server/doors/metrics.ts'
import { siteApp } from '#server/doors/site-app.ts'
import { testSite } from '#test/support/site.ts'

const { site } = await testSite()
const app = siteApp({
  site,
  pages: { answer: () => Promise.resolve(new Response('a page')) },
  rest: new Hono(),
  files: (_, next) => next(),
  metrics: new Metrics(),
  log: openLog('silent'),
  https: false,
  metricsToken: undefined,
  addressOf: peer => peer ?? 'unknown',
  databaseAnswers: () => Promise.resolve(true),
})
const ask = async (path: string) => app.request(path, {}, { incoming: { socket: { remoteAddress: '192.0.2.1' } } })

it('an address longer than any page has is not looked up among the pages', async () => {
  expect(await (await ask(`/${'a/'.repeat(100)}`)).text()).toBe('a page')
  const refused = await ask(`/${'a/'.repeat(7000)}`)
  expect(refused.status).toBe(404)
  expect(refused.headers.get('Content-Type')).toContain('text/plain')
})

it('a long query does not matter', async () => {
  expect((await ask(`/timeline?from=${'a'.repeat(2000)}`)).status).toBe(200)
})
