import { expect, test } from 'vitest'
import { words } from '#test/support/people.ts'
import { restOf, restSite } from './rest-site.ts'

const setup = await restSite({ limits: 'on' })
const tooMany = { http: 429, code: 429 }

test('the 601st request of a minute from one address is refused, for any path', async () => {
  const rest = restOf(setup, true)
  const ask = (address: string, method = 'GET') =>
    rest.request('/v1/nothing', { method }, { incoming: { socket: { remoteAddress: address } } })
  for (let sent = 0; sent < 600; sent += 1) expect((await ask('192.0.2.9')).status).toBe(404)
  const refused = await ask('192.0.2.9')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('RateLimit-Limit')).toBe('600')
  expect(refused.headers.get('RateLimit-Remaining')).toBe('0')
  expect(Number(refused.headers.get('RateLimit-Reset'))).toBeGreaterThan(0)
  expect(refused.headers.get('Retry-After')).toBe(refused.headers.get('RateLimit-Reset'))
  expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(await refused.json()).toMatchObject({ code: 429, success: false, data: null })
  expect((await ask('192.0.2.10')).status).toBe(404)
  expect((await ask('192.0.2.9', 'OPTIONS')).status).toBe(204)
})

test('no request is counted when limits are off', async () => {
  const rest = restOf(setup, false)
  const ask = () => rest.request('/v1/nothing', {}, { incoming: { socket: { remoteAddress: '192.0.2.9' } } })
  for (let sent = 0; sent < 650; sent += 1) expect((await ask()).status).toBe(404)
})

test('a limit of the domain has Retry-After', async () => {
  const pledge = (number: number) => ({ body: { ...words, message: `第 ${number} 条` } })
  for (let number = 1; number <= 10; number += 1) await setup.data('POST', '/future-messages', pledge(number))
  const { message } = await setup.refused('POST', '/future-messages', tooMany, pledge(11))
  expect(message).toMatch(/^操作过于频繁，请 \d+ 分钟后再试$/)
  const { headers } = await setup.ask('POST', '/future-messages', pledge(12))
  expect(headers.get('RateLimit-Limit')).toBe('10')
  expect(headers.get('RateLimit-Remaining')).toBe('0')
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3000)
})

test('guessing the password of an account from one address is limited to ten tries', async () => {
  const attempt = { body: { username: 'river', password: 'wrong' } }
  for (let attempts = 0; attempts < 10; attempts += 1)
    await setup.refused('POST', '/auth/login', { http: 400, code: 1001 }, attempt)
  await setup.refused('POST', '/auth/login', tooMany, attempt)
  await setup.refused('POST', '/auth/login', { http: 400, code: 1001 }, { ...attempt, address: '198.51.100.7' })
})
