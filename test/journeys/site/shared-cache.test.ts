import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findNginx, nginxBefore } from '#test/support/nginx.ts'
import { openStream } from '#test/support/live-streams.ts'
import { firstAdmin, journeySite } from '#test/support/journey-site.ts'

const program = findNginx()
const site = await journeySite({ SITE_URL: 'https://site.example', TRUST_PROXY: '127.0.0.1', LIMITS: 'on' })
const cache = program === undefined ? site.url : await nginxBefore(program, site.url)
const { token } = z.object({ token: z.string() }).parse(await site.call('POST', '/auth/login', { body: firstAdmin }))

const pages = ['/', '/timeline', '/articles', '/forum', '/blessings', '/search?q=水']

interface Seen {
  status: number
  page: string
  cache: string | null
  control: string | null
}

async function see(path: string, cookie = '', headers: Record<string, string> = {}): Promise<Seen> {
  const response = await fetch(`${cache}${path}`, { redirect: 'manual', headers: { Cookie: cookie, ...headers } })
  const { status } = response
  return {
    status,
    page: await response.text(),
    cache: response.headers.get('X-Cache'),
    control: response.headers.get('Cache-Control'),
  }
}

const isFromCache = ({ cache: how }: Seen) => how === 'HIT' || how === 'UPDATING' || how === 'STALE'
const languageOf = ({ page }: Seen) => /<html lang="([^"]+)"/.exec(page)?.[1]

/** Calls `act` for each number up to `count`, with at most `atOnce` calls at a time. */
async function inCrowd<Result>(count: number, atOnce: number, act: (nth: number) => Promise<Result>) {
  const results: Result[] = []
  let next = 0
  const one = async () => {
    while (next < count) {
      next += 1
      results.push(await act(next))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return results
}

const article = z.object({ id: z.number() })
const written = async (title: string) =>
  article.parse(await site.call('POST', '/articles', { token, body: { title, content: title, status: 'published' } }))

describe.skipIf(program === undefined)('behind nginx with the shipped configuration', () => {
  test('a crowd of guests is answered by the cache, each in their language, and members are not', async () => {
    const member = `token=${token}`
    const seen = await inCrowd(4000, 24, async nth => {
      const path = pages[nth % pages.length] ?? '/'
      if (nth % 100 === 0) return { of: 'member', ...(await see(path, member)) }
      const language = nth % 3 === 0 ? 'en' : 'zh'
      return { of: language, ...(await see(path, `locale=${language}; visitorSessionId=visitor-${nth}`)) }
    })
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200]))
    const guests = seen.filter(({ of }) => of !== 'member')
    const members = seen.filter(({ of }) => of === 'member')
    expect(guests.filter(isFromCache).length / guests.length).toBeGreaterThan(0.95)
    expect(guests.filter(guest => languageOf(guest) !== (guest.of === 'en' ? 'en' : 'zh-CN'))).toEqual([])
    // The bar has the account menu for members alone.
    expect(members.filter(({ page }) => !page.includes('account-menu'))).toEqual([])
    expect(guests.filter(({ page }) => page.includes('account-menu'))).toEqual([])
    expect(new Set(members.map(one => one.cache))).toEqual(new Set(['BYPASS']))
  })

  test.each([
    ['two languages in one request', 'locale=en; locale=zh', {}],
    ['a language written in another way', 'locale=%65n', {}],
    ['a header that claims to be the cache', 'locale=zh', { 'X-Guest-Page': 'en this' }],
  ])('%s never puts a page in the wrong language into the cache', async (_, cookie, headers) => {
    for (let round = 0; round < 3; round += 1) {
      await see('/culture', cookie, headers)
      expect(languageOf(await see('/culture', 'locale=zh'))).toBe('zh-CN')
      expect(languageOf(await see('/culture', 'locale=en'))).toBe('en')
    }
  })

  test.each(['/login', '/?lng=en', '/articles?language=all', '/profile', '/api/v1/articles'])(
    '%s is never cached',
    async path => {
      const seen = [await see(path), await see(path)]
      expect(seen.filter(isFromCache)).toEqual([])
    },
  )

  test('a removed text disappears within five seconds', async () => {
    const title = `水文${Date.now()}`
    const { id } = await written(title)
    const read = () => see(`/articles/${id}`)
    await expect.poll(async () => isFromCache(await read()), { timeout: 5000, interval: 50 }).toBe(true)
    await expect.poll(async () => (await see('/articles')).page, { timeout: 5000, interval: 50 }).toContain(title)
    await site.call('DELETE', `/articles/${id}`, { token })
    const removed = Date.now()
    const until = { timeout: 5000, interval: 50 }
    await expect.poll(async () => (await read()).status, until).toBe(404)
    await expect.poll(async () => (await see('/articles')).page.includes(title), until).toBe(false)
    expect(Date.now() - removed).toBeLessThan(5000)
  })

  test('the live stream passes through it', async () => {
    const stream = await openStream(cache, { path: '/live?topics=torch', headers: {} })
    await site.call('POST', '/torch/add', { token, body: { count: 1 } })
    await expect.poll(() => stream.received, { timeout: 5000, interval: 20 }).toContain('torch')
    stream.socket.destroy()
  })
})
