import { describe, expect, it } from 'vitest'
import { addressRateLimit } from '#server/http/rest/rest-rate-limit.ts'
import { minutes } from '#server/kernel/clock.ts'
import { codeFor, otherThan } from '#test/support/mail.ts'
import { aMember, anAdmin, words } from '#test/support/people.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite({ limits: 'on' })
const { ask, events, clock, site, tokenOf } = setup
const ada = { username: 'river_1915', email: 'river_1915@example.org', password: 'lighthouse 1915' } as const

const logIn = (password: string, headers: Record<string, string> = {}) =>
  ask('POST', '/auth/login', { body: { username: ada.username, password }, headers })

/** The fields of each event that these tests compare. */
const told = () =>
  events.map(({ security, outcome, member, by, reason }) => ({ security, outcome, member, by, reason }))

describe('the security event of a login', () => {
  it('has the member and the request, whether the login succeeded or not', async () => {
    const { id } = await aMember(setup, ada)
    await logIn(ada.password, { 'X-Request-Id': 'first-1' })
    await logIn('lighthouse 1916', { 'X-Request-Id': 'second-2' })
    expect(events).toMatchObject([
      { security: 'login', outcome: 'ok', member: id, requestId: 'first-1', at: 'session.login' },
      { security: 'login', outcome: 'failed', member: id, requestId: 'second-2', reason: 'session.credentials' },
    ])
  })

  it('has no member for an unknown name', async () => {
    await logIn('lighthouse 1915')
    expect(told()).toEqual([
      { security: 'login', outcome: 'failed', member: null, by: null, reason: 'session.credentials' },
    ])
  })

  it('beyond the limit is logged once a minute, with the number of repetitions', async () => {
    await aMember(setup, ada)
    for (let tries = 0; tries < 13; tries += 1) await logIn('wrong wrong')
    const limited = () => events.filter(({ outcome }) => outcome === 'limited')
    expect(limited()).toHaveLength(1)
    clock.advance(minutes(1))
    await logIn('wrong wrong')
    expect(limited()).toHaveLength(2)
    expect(limited()[1]).toMatchObject({ reason: 'site.too_many', repeated: 2 })
    expect(site.security.counts.get('login limited')).toBe(4)
  })

  it('is not logged for a malformed request', async () => {
    await ask('POST', '/auth/login', { body: { username: ada.username } })
    expect(events).toEqual([])
  })
})

describe('security events of account changes', () => {
  it('are logged for reset, password, address, role and deletion', async () => {
    const member = await aMember(setup, ada)
    const admin = await anAdmin(setup)
    const { email } = ada
    await ask('POST', '/users/forgot-password', { body: { email } })
    const code = await codeFor(setup, email)
    const reset = (given: string) =>
      ask('POST', '/users/reset-password', { body: { email, code: given, newPassword: 'another house 7' } })
    await reset(otherThan(code))
    await reset(code)
    await setup.as(admin).member.setRole({ id: member.id, role: 'admin' })
    expect(told()).toEqual([
      { security: 'reset_asked', outcome: 'ok', member: null, by: null },
      { security: 'reset', outcome: 'failed', member: member.id, by: null, reason: 'verification.wrong_code' },
      { security: 'reset', outcome: 'ok', member: member.id, by: null },
      { security: 'account_edited', outcome: 'ok', member: member.id, by: admin.id },
    ])
    expect(events.at(-1)?.changed).toEqual(['role:admin'])
  })

  it('name no member when nothing changed', async () => {
    const member = await aMember(setup, ada)
    const admin = await anAdmin(setup)
    await setup.as(admin).member.setRole({ id: member.id, role: 'user' })
    expect(events[0]?.changed).toBeUndefined()
  })
})

describe('a refusal', () => {
  it('is logged when a right was missing', async () => {
    const member = await aMember(setup)
    const token = await tokenOf(member)
    await ask('GET', '/admin/users', { token })
    await ask('GET', '/admin/users')
    expect(told()).toEqual([
      { security: 'forbidden', outcome: 'refused', member: member.id, by: null, reason: 'session.not_admin' },
    ])
  })

  it('is logged with the address when a limit was exceeded', async () => {
    for (let asked = 0; asked <= addressRateLimit.points; asked += 1)
      await ask('GET', '/visitors/none', { address: '192.0.2.7' })
    expect(told()).toEqual([{ security: 'limit', outcome: 'limited', member: null, by: null, reason: undefined }])
    const [line] = events
    await ask('POST', '/auth/login', { body: { username: 'x', password: 'y' }, address: '192.0.2.8' })
    expect(line?.address).toMatch(/^[\w-]{16}$/)
    expect(events[1]?.address).not.toBe(line?.address)
  })
})

it('security events hold no text, name, mail address or network address', async () => {
  const member = await aMember(setup, ada)
  const token = await tokenOf(member)
  await logIn(ada.password)
  await logIn('wrong wrong')
  await ask('POST', '/users/forgot-password', { body: { email: ada.email } })
  await ask('GET', '/admin/users', { token })
  for (let sent = 0; sent < 11; sent += 1) await ask('POST', '/future-messages', { body: words })
  const lines = JSON.stringify(events)
  expect(events.length).toBeGreaterThan(4)
  for (const private_ of [ada.username, ada.email, ada.password, '192.0.2', words.name, words.message])
    expect(lines).not.toContain(private_)
})
