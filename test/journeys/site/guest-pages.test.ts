import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'

const site = await sharedSite()
const { token } = z.object({ token: z.string() }).parse(await site.call('POST', '/auth/login', { body: firstAdmin }))

interface Brought {
  cookie?: string
  encoding?: string
  form?: Record<string, string>
}

function ask(path: string, { cookie = '', encoding = 'identity', form }: Brought = {}): Promise<Response> {
  return fetch(`${site.url}${path}`, {
    redirect: 'manual',
    headers: { Cookie: cookie, 'Accept-Encoding': encoding, Accept: 'text/html' },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
}

const read = async (path: string, brought?: Brought) => (await ask(path, brought)).text()

const cookieIn = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find(cookie => cookie.startsWith(`${name}=`))
    ?.split(';')[0]

const article = z.object({ id: z.number() })

const written = async (title: string) =>
  article.parse(await site.call('POST', '/articles', { token, body: { title, content: title, status: 'published' } }))

/** The inline scripts of a page, and the nonces and hashes that its policy allows. */
async function scriptsOf(path: string, cookie?: string) {
  const response = await ask(path, cookie === undefined ? {} : { cookie })
  const page = await response.text()
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const texts = [...page.matchAll(/<script(?![^>]*(?: src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  return {
    page,
    nonces: [...page.matchAll(/nonce="([^"]+)"/g), ...policy.matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce),
    refused: texts.filter(text => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)),
  }
}

const shared = [
  ...['/', '/timeline', '/culture', '/people', '/about', '/terms', '/privacy', '/articles', '/forum', '/blessings'],
  ...['/search', '/search?q=水', '/poster', '/mosaic', '/articles/1', '/forum/board/1', '/forum/post/1'],
]

describe.each(shared)('%s', path => {
  test('is equal for all guests, compressed, with an ETag for each encoding', async () => {
    const one = await ask(path, { encoding: 'br', cookie: 'visitorSessionId=visitor-1-a' })
    const other = await ask(path, { encoding: 'br', cookie: 'visitorSessionId=visitor-2-b; known=1.x' })
    expect(one.status).toBe(200)
    expect(one.headers.getSetCookie()).toEqual([])
    expect(one.headers.get('ETag')).toBe(other.headers.get('ETag'))
    expect(await one.text()).toBe(await other.text())
    const zipped = await ask(path, { encoding: 'gzip' })
    expect([one, zipped].map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip'])
    expect(zipped.headers.get('ETag')).not.toBe(one.headers.get('ETag'))
    for (const name of ['X-Frame-Options', 'X-Request-Id', 'Referrer-Policy'])
      expect(one.headers.get(name)).toBeTruthy()
    expect(one.headers.get('X-Request-Id')).not.toBe(other.headers.get('X-Request-Id'))
  })

  test('allows its own scripts by hash, and has no nonce that would be repeated', async () => {
    const { nonces, refused } = await scriptsOf(path)
    expect({ nonces, refused }).toEqual({ nonces: [], refused: [] })
  })

  test('is in the language of each request', async () => {
    expect(await read(path, { cookie: 'locale=en' })).toContain('<html lang="en"')
    expect(await read(path, { cookie: 'locale=zh' })).toContain('<html lang="zh-CN"')
    expect(await read(`${path}${path.includes('?') ? '&' : '?'}lng=en`)).toContain('<html lang="en"')
    expect(await read(path)).toContain('<html lang="zh-CN"')
  })
})

test('a page that the browser has cached is answered 304 without a body', async () => {
  const first = await ask('/timeline', { encoding: 'br' })
  const etag = first.headers.get('ETag') ?? ''
  const again = await fetch(`${site.url}/timeline`, { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await fetch(`${site.url}/timeline`, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
  expect(head.headers.get('Content-Length')).toBe(first.headers.get('Content-Length'))
})

describe('a page for a session', () => {
  test('is sent to nobody else, and a member gets no cached guest page', async () => {
    const login = await ask('/login', { form: { identifier: firstAdmin.username, ...firstAdmin } })
    const cookie = `${cookieIn(login, 'token') ?? ''}; ${cookieIn(login, 'refreshToken') ?? ''}`
    await read('/')
    const own = await ask('/', { cookie })
    expect(await own.text()).toContain(`"${firstAdmin.username}\\"`)
    expect(own.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await read('/')).not.toContain(`"${firstAdmin.username}\\"`)
    const [one, other] = [await scriptsOf('/', cookie), await scriptsOf('/', cookie)]
    expect(one.nonces.length).toBeGreaterThan(0)
    expect(one.nonces).not.toContain(other.nonces[0])
  })

  test('that has ended reports the end', async () => {
    await read('/')
    const ended = await ask('/', { cookie: 'token=gone' })
    expect(ended.headers.get('X-Session-Ended')).toBe('1')
    expect(cookieIn(ended, 'token')).toBe('token=')
  })
})

describe('a change of a text', () => {
  test('drops the cached pages that show it, immediately, and no others', async () => {
    const { id } = await written('涨水以前')
    const other = await written('另一条河')
    const otherTag = async () => (await ask('/timeline')).headers.get('ETag')
    const before = await otherTag()
    expect(await read(`/articles/${id}`)).toContain('涨水以前')
    expect(await read('/articles')).toContain('涨水以前')
    await site.call('PUT', `/articles/${id}`, { token, body: { title: '退水以后', content: '退水以后', version: 1 } })
    expect(await read(`/articles/${id}`)).toContain('退水以后')
    expect(await read('/articles')).not.toContain('涨水以前')
    await site.call('DELETE', `/articles/${id}`, { token })
    expect((await ask(`/articles/${id}`)).status).toBe(404)
    expect(await read('/articles')).not.toContain('退水以后')
    expect((await ask(`/articles/${other.id}`)).status).toBe(200)
    expect(await otherTag()).toBe(before)
  })
})

test('a visitor who gets a cached page is counted as a view', async () => {
  const { id } = await written('许多人读过')
  for (const reader of ['a', 'b', 'c']) await read(`/articles/${id}`, { cookie: `visitorSessionId=made-up-${reader}` })
  const views = async () => z.object({ views: z.number() }).parse(await site.call('GET', `/articles/${id}`)).views
  // Views are delayed by at most five seconds.
  await expect.poll(views, { timeout: 10_000 }).toBeGreaterThan(0)
})

describe("a guest's form without scripts", () => {
  const legs = async () => z.object({ count: z.number() }).parse(await site.call('GET', '/torch/get')).count
  const pass = (cookie?: string) =>
    ask('/blessings', { form: { act: 'torch', wish: '' }, ...(cookie ? { cookie } : {}) })
  const newFormToken = async () => cookieIn(await ask('/stamp.gif'), 'stamp') ?? ''

  test('counts once when it is sent twice, and again with a new token', async () => {
    const before = await legs()
    const stamp = await newFormToken()
    const [one, two] = await Promise.all([pass(stamp), pass(stamp)])
    expect([one.status, two.status]).toEqual([303, 303])
    expect(await legs()).toBe(before + 1)
    const next = cookieIn(one, 'stamp')
    expect(next).not.toBe(stamp)
    expect((await pass(next)).status).toBe(303)
    expect(await legs()).toBe(before + 2)
  })

  test('is never answered with the response to another guest', async () => {
    const message = { name: '林小河', grade: '2018级', message: '愿江河安澜' }
    const receipts = await Promise.all(
      [await newFormToken(), await newFormToken(), undefined, undefined].map(async (cookie, guest) => {
        const form = { ...message, message: `${message.message}${guest}` }
        const response = await ask('/?index', { form, ...(cookie === undefined ? {} : { cookie }) })
        return cookieIn(response, 'receipts')
      }),
    )
    expect(new Set(receipts).size).toBe(4)
  })

  test('without a token is delayed like one that is sent too soon', async () => {
    const started = performance.now()
    await pass()
    expect(performance.now() - started).toBeGreaterThan(990)
  })

  test.each([
    ['/mosaic/torch/3', { piece: '0', place: '4' }],
    ['/mosaic/torch/3/swap', { piece: '0', place: '4' }],
    ['/mosaic/torch/3/shuffle', {}],
  ])('of a puzzle (%s) is answered at once', async (path, form) => {
    const times: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const started = performance.now()
      expect((await ask(path, { form })).status).toBeLessThan(400)
      times.push(performance.now() - started)
    }
    expect(Math.min(...times)).toBeLessThan(990)
  })
})
