import { request } from 'node:http'
import { beforeEach, expect, it } from 'vitest'
import { chainHandlers } from '#server/http/handler-chain.ts'
import { guestPages } from '#server/http/guest-pages/guest-pages.ts'
import { ConcurrencyLimit } from '#server/kernel/concurrency-limit.ts'
import { startServer } from '#test/support/start-server.ts'
import { testSite } from '#test/support/site.ts'

const { site, reported } = await testSite()
const pageReads = new ConcurrencyLimit({ concurrency: 1, maxWaiting: 1, maxStartsPerRound: 1 })

const rendered: string[] = []
const left: string[] = []
let held = Promise.withResolvers<undefined>()
beforeEach(() => {
  held = Promise.withResolvers()
  rendered.length = 0
  left.length = 0
})

const pages = guestPages({
  site,
  pages: {
    async respond({ url }) {
      rendered.push(url.search)
      await held.promise
      const headers = { 'Content-Type': 'text/html; charset=utf-8' }
      return new Response('a page', url.search === '?q=mine' ? { headers: { 'Set-Cookie': 'a=b' } } : { headers })
    },
  },
  pageReads,
  https: false,
  url: undefined,
  addressOf: () => '192.0.2.1',
  note: () => undefined,
})

const { port, send: ask } = await startServer(
  chainHandlers(
    [
      (incoming, response, next) => {
        response.once('close', () => void (response.writableFinished || left.push(incoming.url ?? '')))
        next()
      },
      pages(() => ['X-Request-Id', 'one']),
    ],
    () => {
      throw new Error('broken')
    },
  ),
)

it('requests for many different pages are refused early, and are answered again when the queue is free', async () => {
  const first = ask('/search?q=1')
  await expect.poll(() => pageReads.running).toBe(1)
  const second = ask('/search?q=2')
  await expect.poll(() => pageReads.waiting).toBe(1)
  const refused = await ask('/search?q=3', { Accept: 'text/html', Cookie: 'locale=en' })
  expect(refused.status).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': 'one' })
  expect(refused.body.toString()).toContain('<html lang="en">')
  expect(rendered).toEqual(['?q=1'])
  // A request for a page that is being rendered waits for that rendering.
  const shared = ask('/search?q=1')
  held.resolve(undefined)
  const responses = await Promise.all([first, second, shared])
  expect(responses.map(({ status, body }) => [status, body.toString()])).toEqual(Array(3).fill([200, 'a page']))
  expect((await ask('/search?q=3')).status).toBe(200)
})

it('nothing is rendered when every client that requested it has disconnected', async () => {
  const first = ask('/search?q=4')
  await expect.poll(() => pageReads.running).toBe(1)
  const leaving = request({ host: '127.0.0.1', port, path: '/search?q=5' })
  leaving.on('error', () => undefined).end()
  await expect.poll(() => pageReads.waiting).toBe(1)
  leaving.destroy()
  await expect.poll(() => left).toEqual(['/search?q=5'])
  held.resolve(undefined)
  await first
  await expect.poll(() => pageReads.running + pageReads.waiting).toBe(0)
  expect(rendered).toEqual(['?q=4'])
  expect((await ask('/search?q=5')).status).toBe(200)
})

it('a fault in a shared rendering is reported, and closes only that connection', async () => {
  held.resolve(undefined)
  await expect(ask('/search?q=mine')).rejects.toThrow('socket hang up')
  expect(reported.map(({ where }) => where)).toEqual(['GET /search?q=mine'])
  expect((await ask('/search?q=6')).status).toBe(200)
})
