import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, expect, it, vi } from 'vitest'
import { Cookies } from '#server/http/cookies.ts'
import { chainHandlers } from '#server/http/handler-chain.ts'
import type { PageHandler } from '#server/http/pages/pages.ts'
import { cachedRouteLists, maxLists } from '#server/http/remix/cached-route-lists.ts'
import { testSite } from '#test/support/site.ts'

const { site } = await testSite()

/** Answers as Remix does: 204 when the page is of another version than the build. That response must not be cached. */
const made = vi.fn<PageHandler['respond']>(async (_, request) =>
  request.url.includes('version=old')
    ? new Response(null, { status: 204 })
    : Response.json({ routes: new URL(request.url).searchParams.getAll('p') }),
)
const { pages, lists } = cachedRouteLists({ respond: made })
const server = createServer(
  chainHandlers([lists(() => ['X-Content-Type-Options', 'nosniff'])], (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const asked = { site, cookies: new Cookies('', false), address: '192.0.2.1', url }
    void pages
      .respond(asked, new Request(url, { method: request.method ?? 'GET' }))
      .then(async page => response.writeHead(page.status).end(await page.text()))
  }),
).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const address = server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0

async function ask(path: string) {
  made.mockClear()
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  const text = await response.text()
  return { status: response.status, text, headers: response.headers, timesMade: made.mock.calls.length }
}

it('the second request for the same routes is answered from the cache, with the same headers for a year', async () => {
  const question = '/__manifest?p=%2Fabout&p=%2Fforum&version=new'
  const [first, second] = [await ask(question), await ask(question)]
  expect([first.timesMade, second.timesMade]).toEqual([1, 0])
  expect(second.text).toBe(first.text)
  expect(second.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(second.headers.get('Set-Cookie')).toBeNull()
  expect(second.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

it('a request for other routes is rendered itself', async () => {
  await ask('/__manifest?p=%2Fabout&version=new')
  const other = await ask('/__manifest?p=%2Fterms&version=new')
  expect([other.timesMade, other.text]).toEqual([1, '{"routes":["/terms"]}'])
})

it.each(['/__manifest?p=%2F&version=old', '/about?p=%2F', `/__manifest?p=${'x'.repeat(5000)}`])(
  'no other request is cached (%#)',
  async path => {
    const [, second] = [await ask(path), await ask(path)]
    expect(second.timesMade).toBe(1)
  },
)

it('the cache of route lists is bounded, and drops the oldest first', async () => {
  const question = '/__manifest?p=%2Fabout&version=bound'
  await ask(question)
  for (let other = 0; other < maxLists; other += 1) await ask(`/__manifest?p=%2F${other}&version=bound`)
  expect((await ask(question)).timesMade).toBe(1)
})
