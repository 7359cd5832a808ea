import { describe, expect, it } from 'vitest'
import type { Site } from '#server/rpc/context.ts'
import { Limiter, limits } from '#server/rpc/limits.ts'
import { Cookies } from '#server/http/cookies.ts'
import { handlePixel } from '#server/http/visitor-pixel.ts'
import { connectionLost, failingSite } from '#test/support/failing-database.ts'
import { testSite } from '#test/support/site.ts'
import { sentBack, setBy } from './cookie-headers.ts'

const setup = await testSite()
const { site, as, reported, sql } = setup

async function load(header = '', at: Site = site) {
  const cookies = new Cookies(header, false)
  const url = new URL('http://hhu.example/visitors/pixel.gif')
  const response = await handlePixel({ site: at, cookies, address: '192.0.2.1', url })
  return { response, set: setBy(cookies), next: sentBack(cookies) }
}

async function expectPicture(response: Response): Promise<void> {
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/gif')
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 10).toString('latin1')).toBe('GIF89a\u0001\u0000\u0001\u0000')
}

const total = async () => (await as('guest').visitor.count()).totalVisitors

describe('the visitor pixel', () => {
  it('counts a browser and sets its visitor session, which scripts can read', async () => {
    const { response, set } = await load()
    await expectPicture(response)
    expect(await total()).toBe(1)
    expect(response.headers.getSetCookie()).toEqual([set['visitorSessionId'], set['stamp']])
    expect(set['visitorSessionId']).toMatch(/^visitorSessionId=visitor-\d+-[0-9a-z]+; Max-Age=31536000;/)
    expect(set['visitorSessionId']).not.toContain('HttpOnly')
  })

  it('counts a browser once', async () => {
    const { next } = await load()
    expect((await load(next)).next).toBe(next.split('; ')[0])
    expect(await total()).toBe(1)
    await load()
    expect(await total()).toBe(2)
  })

  it('counts a visitor session that scripts have created', async () => {
    const { next } = await load('visitorSessionId=visitor-1-abc')
    expect(next).toMatch(/^visitorSessionId=visitor-1-abc; stamp=/)
  })

  it('sets the token of the next form, which scripts cannot read, and keeps a valid one', async () => {
    const { set, next } = await load()
    expect(set['stamp']).toMatch(/^stamp=[^;]+; Max-Age=86400; .*HttpOnly/)
    expect((await load(next)).set['stamp']).toBeUndefined()
    expect((await load('stamp=made.up.one')).set['stamp']).toBeDefined()
  })

  it.each(['<script>', 'a'.repeat(65), 'a b'])('replaces an invalid visitor session: %s', async id => {
    const { next } = await load(`visitorSessionId=${encodeURIComponent(id)}`)
    expect(next).toMatch(/^visitorSessionId=visitor-\d/)
    expect(await total()).toBe(1)
  })
})

describe('the pixel is served without counting', () => {
  it('while the database is unavailable, which is not reported', async () => {
    const { response, set } = await load('', failingSite(setup, connectionLost))
    await expectPicture(response)
    expect([set, reported]).toEqual([{}, []])
  })

  it('after a fault, which is reported', async () => {
    const { response, set } = await load('', failingSite(setup, new Error('a mistake of ours')))
    await expectPicture(response)
    expect(set).toEqual({})
    expect(reported.map(({ where }) => where)).toEqual(['/visitors/pixel.gif'])
  })

  it('beyond the limit', async () => {
    const strict = { ...site, limiter: new Limiter(sql, site.vault, true) }
    for (let count = 0; count < limits.visitor.points; count += 1)
      await strict.limiter.count('visitor', setup.context('guest'))
    const { response } = await load('', strict)
    await expectPicture(response)
    expect([await total(), reported]).toEqual([0, []])
  })
})
