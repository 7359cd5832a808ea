import { expect, test } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { Pledge } from '#server/pledge/pledge.entity.ts'
import { aBlessing, aMember, words } from '#test/support/people.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const { ask, data, refused, tokenOf } = setup
const count = () => setup.em().count(Pledge)

const keyed = (key: string, text: string = words.message) => ({
  body: { ...words, message: text },
  headers: { 'Idempotency-Key': key },
})

test('a second request with the same idempotency key gets the first response', async () => {
  const [first, second] = [
    await ask('POST', '/future-messages', keyed('k1')),
    await ask('POST', '/future-messages', keyed('k1')),
  ]
  expect(second.status).toBe(201)
  expect(await second.json()).toEqual(await first.json())
  expect(await count()).toBe(1)
})

test('two concurrent requests with the same key have one effect', async () => {
  const tries = await Promise.all(Array.from({ length: 5 }, () => data('POST', '/future-messages', keyed('k1'))))
  expect(new Set(tries.map(result => JSON.stringify(result))).size).toBe(1)
  expect(await count()).toBe(1)
})

test('a key is valid for a day', async () => {
  await data('POST', '/future-messages', keyed('k1'))
  setup.clock.advance(25 * 3_600_000)
  await data('POST', '/future-messages', keyed('k1', '另一句'))
  expect(await count()).toBe(2)
})

test('another key, address or member has its own effect', async () => {
  const [one, other] = [await tokenOf(await aMember(setup)), await tokenOf(await aMember(setup))]
  await data('POST', '/future-messages', keyed('k1', '一'))
  await data('POST', '/future-messages', keyed('k2', '二'))
  await data('POST', '/future-messages', { ...keyed('k1', '三'), address: '198.51.100.7' })
  await data('POST', '/future-messages', { ...keyed('k1', '四'), token: one })
  await data('POST', '/future-messages', { ...keyed('k1', '五'), token: other })
  expect(await count()).toBe(5)
})

test('another text under the same key is created, and does not get the receipt of the first', async () => {
  const one = await data('POST', '/future-messages', keyed('k1', '一'))
  const other = await data('POST', '/future-messages', keyed('k1', '二'))
  expect(other).toMatchObject({ message: '二' })
  expect(other).not.toEqual(one)
  expect(await count()).toBe(2)
})

test('a refused request does not use up the key', async () => {
  await refused(
    'POST',
    '/future-messages',
    { http: 400, code: 400 },
    { body: {}, headers: { 'Idempotency-Key': 'k1' } },
  )
  await data('POST', '/future-messages', keyed('k1'))
  expect(await count()).toBe(1)
})

test('an account is created once', async () => {
  const sent = {
    body: { username: 'new_one', email: 'new@example.org', password: 'password-1915' },
    headers: { 'Idempotency-Key': 'k1' },
  }
  expect(await data('POST', '/auth/register', sent)).toEqual(await data('POST', '/auth/register', sent))
  expect(await setup.em().count(Member)).toBe(1)
})

test('a body that is nested too deeply to be hashed is refused with a key as without one', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const headers = { 'Idempotency-Key': 'k1', 'Content-Type': 'application/json' }
  const sent = { headers, body: `{"name":"n","grade":"g","message":${deep}}` }
  await refused('POST', '/future-messages', { http: 400, code: 400 }, sent)
})

test('a report is filed once', async () => {
  const { id } = await aBlessing(setup)
  const sent = { ...keyed('k1'), body: { type: 'blessing', id }, token: await tokenOf(await aMember(setup)) }
  expect(await data('POST', '/reports', sent)).toEqual(await data('POST', '/reports', sent))
})

test('a key of more than 200 characters is refused', async () => {
  expect((await ask('POST', '/future-messages', keyed('k'.repeat(200)))).status).toBe(201)
  const { errors } = await refused('POST', '/future-messages', { http: 400, code: 400 }, keyed('k'.repeat(201)))
  expect(errors[0]?.field).toBe('Idempotency-Key')
})
