import type { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { isLoopbackAddress, honoApp } from '#server/http/hono-app.ts'
import { memberLimits } from '#server/member/member.schema.ts'
import { peer, honoAppParts } from '#test/support/hono-app-parts.ts'
import { testSite } from '#test/support/site.ts'

const { site, as, events } = await testSite()
const parts = honoAppParts(site)
const app = honoApp(parts)
const ask = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }, peer)

it.each(['a/'.repeat(7000), 'a/'.repeat(21), 'a'.repeat(3000)])(
  'a path with more segments or characters than any page has is answered 404 without matching the pages',
  async path => {
    const refused = await ask(`/${path}`)
    expect(refused.status).toBe(404)
    expect(refused.headers.get('Content-Type')).toContain('text/plain')
  },
)

it('the longest path of a page is answered by the page, and its data too', async () => {
  const path = `/departments/${encodeURIComponent('𠮷'.repeat(memberLimits.department))}`
  for (const each of [path, `${path}.data`]) expect(await (await ask(each)).text()).toBe('a page')
})

describe('the figures of /metrics', () => {
  const machine = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const figures = async (at: Hono, headers: Record<string, string> = {}, url = 'http://127.0.0.1:3000/metrics') =>
    (await at.request(url, { headers }, machine)).status

  it('are served to requests from this machine', async () => {
    expect(await figures(app)).toBe(200)
    expect((await app.request('http://127.0.0.1/metrics', {}, peer)).status).toBe(404)
  })

  it.each(['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via', 'X-Forwarded-Host', 'X-Forwarded-Proto'])(
    'are not served to a request through a proxy on the same machine, recognised by %s',
    async name => {
      expect(await figures(app, { [name]: '203.0.113.9' })).toBe(404)
    },
  )

  it('are not served under the public host name, nor at all on a site that has one', async () => {
    expect(await figures(app, {}, 'http://torch.example/metrics')).toBe(404)
    expect(await figures(honoApp({ ...parts, isLocal: false }))).toBe(404)
    expect([undefined, 'http://localhost:3000', 'https://torch.example'].map(isLoopbackAddress)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('are served to the bearer of the token, and then to nobody else', async () => {
    const guarded = honoApp({ ...parts, isLocal: false, metricsToken: 'a token of the operator' })
    const asked = ['Bearer a token of the operator', 'Bearer another token', 'a token of the operator', '']
    const told = await Promise.all(asked.map(Authorization => figures(guarded, { Authorization })))
    expect(told).toEqual([200, 401, 401, 401])
    expect(await figures(guarded)).toBe(401)
  })
})

it('a long query string does not make a path too long', async () => {
  expect((await ask(`/timeline?from=${'a'.repeat(2000)}`)).status).toBe(200)
})

it('a request for the data of one route is answered 404; pages serve their data under their own address', async () => {
  const refused = await ask('/admin/pledges?_data=routes%2Fadmin-pledges')
  expect(refused.status).toBe(404)
  expect(await refused.text()).not.toBe('a page')
  expect(await (await ask('/timeline.data?_routes=root')).text()).toBe('a page')
})

describe('a form or a call from another site', () => {
  it.each(['/login', '/trpc/session.logout', '/uploads'])('to %s is refused, and logged', async path => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site', Cookie: 'token=some' }
    const refused = await app.request(path, { method: 'POST', headers }, peer)
    expect(refused.status).toBe(403)
    expect(events).toMatchObject([{ security: 'foreign_origin', outcome: 'refused', member: null }])
    expect(JSON.stringify(events)).not.toMatch(/192\.0\.2|evil/)
  })
})

describe('a typed call with expired session cookies', () => {
  const dead = { Cookie: 'token=dead; refreshToken=dead', 'Sec-Fetch-Site': 'same-origin' }

  it('keeps them when it does not need a session, so that the next page can report the end', async () => {
    const response = await ask('/trpc/visitor.count', dead)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('clears them when it reports the end of the session', async () => {
    const response = await ask('/trpc/member.me', dead)
    expect(response.status).toBe(401)
    expect(response.headers.getSetCookie().map(cookie => cookie.split(';')[0])).toEqual(['token=', 'refreshToken='])
  })

  it('clears them when one call of a batch reports the end', async () => {
    const response = await ask('/trpc/visitor.count,member.me?batch=1', dead)
    expect(response.status).toBe(207)
    expect(response.headers.getSetCookie()).toHaveLength(2)
  })
})

describe('the visitor pixel', () => {
  const total = async () => (await as('guest').visitor.count()).totalVisitors

  it('counts the opening of a page of this site', async () => {
    await ask('/visitors/pixel.gif', { 'Sec-Fetch-Site': 'same-origin' })
    await ask('/visitors/pixel.gif')
    expect(await total()).toBe(2)
  })

  it('counts neither a page of another site nor a HEAD request', async () => {
    const elsewhere = await ask('/visitors/pixel.gif', { 'Sec-Fetch-Site': 'cross-site' })
    expect(elsewhere.headers.get('Content-Type')).toBe('image/gif')
    expect((await app.request('/visitors/pixel.gif', { method: 'HEAD' }, peer)).status).toBe(200)
    expect(await total()).toBe(0)
  })
})
