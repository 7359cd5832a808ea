import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const { ask, data, refused, tokenOf } = setup

const secret = '谁也不该看到的话'
const missing = { http: 404, code: 404 }

let hidden: { id: number; status: string }[]

beforeEach(async () => {
  const author = await aMember(setup)
  hidden = []
  for (const status of ['pending', 'rejected'] as const) {
    hidden.push({ id: (await aPledge(setup, { status, message: secret, by: author })).id, status })
    hidden.push({ id: (await aPledge(setup, { status, message: secret })).id, status })
  }
})

/** Viewers who are neither the sender nor admins. */
const strangers = [
  ['a guest', () => Promise.resolve(undefined)],
  ['another member', async () => tokenOf(await aMember(setup))],
] as const

describe.each(strangers)('for %s a pledge that is waiting or rejected', (_, tokenFor) => {
  test('does not exist by id', async () => {
    const token = await tokenFor()
    for (const { id } of hidden) await refused('GET', `/future-messages/${id}`, missing, { token })
    expect((await ask('HEAD', `/future-messages/${hidden[0]?.id ?? 0}`, { token })).status).toBe(404)
  })

  test.each([
    '',
    '?status=pending',
    '?status=rejected',
    '?status=all',
    '?sort=random',
    '?limit=100&sort=latest&status=pending',
  ])('is neither in the list%s nor counted', async query => {
    const token = await tokenFor()
    const open = await aPledge(setup)
    const list = await data('GET', `/future-messages${query}`, { token })
    expect(list).toMatchObject({ messages: [{ id: open.id }], total: 1, totalPages: 1 })
    expect(JSON.stringify(list)).not.toContain(secret)
  })

  test('is never drawn', async () => {
    const token = await tokenFor()
    await aPledge(setup)
    for (let draw = 0; draw < 10; draw += 1) {
      const drawn = JSON.stringify(await data('GET', '/future-messages/random?limit=100&status=pending', { token }))
      expect(drawn).not.toContain(secret)
    }
  })

  test('cannot be listed, reviewed or deleted with the calls of admins', async () => {
    const token = await tokenFor()
    const { id } = await aPledge(setup, { status: 'pending' })
    const responses = [
      await ask('GET', '/future-messages/admin/all', { token }),
      await ask('PUT', `/future-messages/admin/${id}/review`, { token, body: { status: 'approved' } }),
      await ask('DELETE', `/future-messages/admin/${id}`, { token }),
    ]
    expect(responses.map(({ status }) => status)).toEqual(Array(3).fill(token === undefined ? 401 : 403))
    await refused('GET', `/future-messages/${id}`, missing, { token })
  })
})

test('a public response holds neither the sender nor the status nor the receipt of a pledge', async () => {
  const { id } = await aPledge(setup, { by: await aMember(setup) })
  const fields = ['createdAt', 'grade', 'id', 'language', 'message', 'name']
  expect(Object.keys((await data('GET', `/future-messages/${id}`)) ?? {}).sort()).toEqual(fields)
})

test('the sender of a pledge can read and withdraw it by its receipt', async () => {
  await aPledge(setup, { status: 'pending', receipt: 'my-receipt', message: '我的话' })
  expect(await data('GET', '/future-messages/receipt/my-receipt')).toMatchObject({
    message: '我的话',
    status: 'pending',
  })
  expect(await data('DELETE', '/future-messages/receipt/my-receipt')).toBeNull()
  await refused('GET', '/future-messages/receipt/my-receipt', missing)
  await refused('DELETE', '/future-messages/receipt/my-receipt', missing)
})

test('a member can read their own pledge by its id', async () => {
  const author = await aMember(setup)
  const { id } = await aPledge(setup, { status: 'pending', by: author })
  expect(await data('GET', `/future-messages/${id}`, { token: await tokenOf(author) })).toMatchObject({ id })
})

test('admins can list every status, or the requested one', async () => {
  const token = await tokenOf(await anAdmin(setup))
  expect(await data('GET', '/future-messages/admin/all', { token })).toMatchObject({ total: 4 })
  expect(await data('GET', '/future-messages/admin/all?status=pending', { token })).toMatchObject({
    total: 2,
    messages: [{ status: 'pending' }, { status: 'pending' }],
  })
  await refused('GET', '/future-messages/admin/all?status=secret', { http: 400, code: 400 }, { token })
})

test('a pledge appears when it is approved, and disappears when it is rejected again', async () => {
  const token = await tokenOf(await anAdmin(setup))
  const { id } = await aPledge(setup, { status: 'pending' })
  await data('PUT', `/future-messages/admin/${id}/review`, { token, body: { status: 'approved' } })
  expect(await data('GET', `/future-messages/${id}`)).toMatchObject({ id })
  await data('PUT', `/future-messages/admin/${id}/review`, { token, body: { status: 'rejected', reason: '含广告' } })
  await refused('GET', `/future-messages/${id}`, missing)
})
