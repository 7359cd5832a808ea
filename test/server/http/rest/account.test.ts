import { expect, test } from 'vitest'
import { z } from 'zod'
import { hours } from '#server/kernel/clock.ts'
import { Member } from '#server/member/member.entity.ts'
import { Session } from '#server/session/session.entity.ts'
import { aMember } from '#test/support/people.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const { data, refused, tokenOf } = setup

const password = 'three-gorges'
const account = ['DELETE', '/users/account'] as const

test('deleting the own account needs the password and a choice about the texts', async () => {
  const token = await tokenOf(await aMember(setup, { password }))
  const fields = async (body: unknown) =>
    (await refused(...account, { http: 400, code: 400 }, { token, body })).errors.map(({ field }) => field)
  expect(await fields(undefined)).toEqual(['password', 'texts'])
  expect(await fields({ password })).toEqual(['texts'])
  expect(await fields({ password, texts: 'burn' })).toEqual(['texts'])
  // Never 401, because that would end the session in the client (docs/api.md#general).
  await refused(...account, { http: 400, code: 1001 }, { token, body: { password: 'another', texts: 'keep' } })
  await refused(...account, { http: 401, code: 401 }, { body: { password, texts: 'keep' } })
  expect(await setup.em().count(Member)).toBe(1)
  expect(await data(...account, { token, body: { password, texts: 'keep' } })).toBeNull()
  expect(await setup.em().count(Member)).toBe(0)
  await refused('GET', '/auth/me', { http: 401, code: 401 }, { token })
})

test('logging out ends the session also after the access token has expired, and voids its refresh token', async () => {
  const member = await aMember(setup, { username: 'ada', password })
  const login = () => data('POST', '/auth/login', { body: { username: 'ada', password } })
  const keys = z.object({ token: z.string(), refreshToken: z.string() })
  const ways = [
    (gone: z.infer<typeof keys>) => ({ token: gone.token }),
    (gone: z.infer<typeof keys>) => ({ body: { refreshToken: gone.refreshToken } }),
  ]
  for (const way of ways) {
    const gone = keys.parse(await login())
    setup.clock.advance(hours(2))
    expect(await data('POST', '/auth/logout', way(gone))).toBeNull()
    const { refreshToken } = gone
    await refused('POST', '/auth/refresh', { http: 401, code: 401 }, { body: { refreshToken } })
  }
  expect(await setup.em().count(Session, { member: member.id })).toBe(0)
})

test('a refused change of the password or the address does not end the session', async () => {
  const token = await tokenOf(await aMember(setup, { password }))
  const wrong = { http: 400, code: 1001 }
  const change = { oldPassword: 'another', newPassword: 'sluice-gate', code: '123456' }
  expect(await refused('PUT', '/users/password', wrong, { token, body: change })).toMatchObject({
    errors: [{ field: 'oldPassword' }],
  })
  await refused('PUT', '/users/password', wrong, { token, body: { ...change, oldPassword: password } })
  await refused('PUT', '/users/email', wrong, { token, body: { newEmail: 'new@example.org', code: '123456' } })
  expect(await data('GET', '/auth/me', { token })).toMatchObject({ role: 'user' })
})
