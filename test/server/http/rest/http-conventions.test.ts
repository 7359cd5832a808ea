import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aMember, aPledge } from '#test/support/people.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const narrow = await restSite({ origins: ['https://alumni.example.edu'] })
const { ask, data, tokenOf } = setup

describe('CORS', () => {
  test('lets any page call, and read the headers that it needs', async () => {
    const { headers } = await ask('GET', '/visitors/count', { headers: { Origin: 'https://elsewhere.example' } })
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    const exposed = headers.get('Access-Control-Expose-Headers')?.split(',')
    expect(exposed).toEqual(
      expect.arrayContaining([
        'ETag',
        'X-Request-Id',
        'Retry-After',
        'RateLimit-Limit',
        'RateLimit-Remaining',
        'RateLimit-Reset',
        'Location',
      ]),
    )
  })

  test.each(['/future-messages', '/auth/login', '/nothing'])('answers the preflight request for %s', async path => {
    const headers = {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization',
    }
    const response = await ask('OPTIONS', path, { headers })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const methods = response.headers.get('Access-Control-Allow-Methods')?.split(',')
    expect(methods).toEqual(expect.arrayContaining(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']))
    const allowed = response.headers.get('Access-Control-Allow-Headers')?.split(',')
    expect(allowed).toEqual(
      expect.arrayContaining(['Authorization', 'Content-Type', 'Accept-Language', 'Idempotency-Key']),
    )
  })

  test('lets a page of another origin read a failure, too', async () => {
    const { headers, status } = await ask('GET', '/nothing', { headers: { Origin: 'https://elsewhere.example' } })
    expect(status).toBe(404)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
  })

  test('lets only the configured origins read, when there are some', async () => {
    const named = await narrow.ask('GET', '/visitors/count', { headers: { Origin: 'https://alumni.example.edu' } })
    expect(named.headers.get('Access-Control-Allow-Origin')).toBe('https://alumni.example.edu')
    expect(named.headers.get('Vary')).toContain('Origin')
    const other = await narrow.ask('GET', '/visitors/count', { headers: { Origin: 'https://elsewhere.example' } })
    expect(other.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

test('cookies are ignored by the REST interface', async () => {
  const token = await tokenOf(await aMember(setup))
  expect((await ask('GET', '/auth/me', { headers: { Cookie: `token=${token}` } })).status).toBe(401)
  expect((await ask('GET', '/auth/me', { token })).status).toBe(200)
})

describe('the request id', () => {
  test('is generated, or taken from the client when it is well-formed', async () => {
    expect((await ask('GET', '/visitors/count')).headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
    const own = await ask('GET', '/visitors/count', { headers: { 'X-Request-Id': 'mine-1' } })
    expect(own.headers.get('X-Request-Id')).toBe('mine-1')
    for (const strange of ['<script>', 'x'.repeat(101)]) {
      const response = await ask('GET', '/visitors/count', { headers: { 'X-Request-Id': strange } })
      expect(response.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
    }
  })

  test('is in the body of a failure and in its header', async () => {
    const response = await ask('GET', '/nothing')
    const { requestId } = z.object({ requestId: z.string() }).parse(await response.json())
    expect(response.headers.get('X-Request-Id')).toBe(requestId)
  })
})

describe('language', () => {
  test.each([
    [undefined, '登录成功'],
    ['en', 'Logged in'],
    ['EN-us', 'Logged in'],
    ['zh-CN,zh;q=0.9,en;q=0.8', '登录成功'],
    ['zh;q=0.2,en;q=0.8', 'Logged in'],
    ['fr-FR,en;q=0.5', 'Logged in'],
    ['en;q=0', '登录成功'],
    ['ja,de', '登录成功'],
    ['*', '登录成功'],
    [';;;q=x', '登录成功'],
  ])('for Accept-Language %s is %s', async (header, said) => {
    await aMember(setup, { username: 'river', password: 'password-1915' })
    const headers = header === undefined ? {} : { 'Accept-Language': header }
    const response = await ask('POST', '/auth/login', {
      body: { account: 'river', password: 'password-1915' },
      headers,
    })
    expect(z.object({ message: z.string() }).parse(await response.json()).message).toBe(said)
  })
})

test('HEAD has the headers of GET and no body', async () => {
  const pledge = await aPledge(setup)
  for (const path of ['/future-messages', `/future-messages/${pledge.id}`, '/openapi.json']) {
    const got = await ask('GET', path)
    const head = await ask('HEAD', path)
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(head.headers.get('ETag')).toBe(got.headers.get('ETag'))
  }
  expect((await ask('HEAD', '/future-messages/999')).status).toBe(404)
})

test('the registration status is in the message and in the data', async () => {
  const body: unknown = await (await ask('GET', '/auth/registration-status')).json()
  expect(body).toEqual({ code: 0, success: true, message: { enabled: true }, data: { enabled: true } })
})

test('a new pledge is answered with the sentence of the site, status 201 and a receipt', async () => {
  const response = await ask('POST', '/future-messages', {
    body: { name: '李明', grade: '校友', message: '愿江河安澜' },
  })
  expect(response.status).toBe(201)
  const body: unknown = await response.json()
  expect(body).toMatchObject({
    code: 0,
    success: true,
    message: '您的誓言已成功点亮星火！',
    data: { status: 'pending' },
  })
  expect(body).toHaveProperty('data.receipt')
})

test('a visitor is new only once', async () => {
  const sent = { body: { sessionId: 'visitor-1-abc' } }
  expect((await ask('POST', '/visitors/add', sent)).status).toBe(201)
  const again = await ask('POST', '/visitors/add', sent)
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({
    success: true,
    data: { isNewVisitor: false, visitorNumber: 1, totalVisitors: 1 },
  })
})

describe('lists', () => {
  test('have their totals in both places', async () => {
    for (const message of ['一', '二', '三']) await aPledge(setup, { message })
    const totals = { total: 3, page: 2, limit: 2, totalPages: 2 }
    expect(await data('GET', '/future-messages?page=2&limit=2')).toEqual({
      messages: [expect.objectContaining({ message: '一' })],
      ...totals,
      pagination: totals,
    })
    expect(await data('GET', '/future-messages?page=9&limit=1000')).toMatchObject({
      messages: [],
      total: 3,
      limit: 100,
    })
    expect(await data('GET', '/future-messages?page=&limit=')).toMatchObject({ page: 1, limit: 20 })
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=eins',
    'page=0x10',
    'page=1e2',
    'page=99999999999999999999',
    'limit=0',
    'limit=NaN',
    'sort=oldest',
  ])('refuse %s', async query => {
    const { errors } = await setup.refused('GET', `/future-messages?${query}`, { http: 400, code: 400 })
    expect(errors[0]?.field).toBe(query.split('=')[0])
  })

  test('ignore unknown parameters', async () => {
    expect(await data('GET', '/future-messages?__proto__=1&constructor=2&utm_source=x&page=1&page=7')).toMatchObject({
      page: 1,
    })
  })
})

test.each(['abc', '0', '-1', '1.5', '2147483648', '%00', '1%27', '９'])('the id %s is refused', async id => {
  const { errors } = await setup.refused('GET', `/future-messages/${id}`, { http: 400, code: 400 })
  expect(errors).toEqual([{ field: 'id', code: 'invalid.id', message: '编号不正确' }])
})
