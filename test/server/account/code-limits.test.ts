import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hours, seconds } from '#server/kernel/clock.ts'
import { anniversary } from '#test/support/clock.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aMember } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ limits: 'on' })
const { as } = setup

const start = Date.parse(anniversary)
function at(moment: number): void {
  vi.setSystemTime(new Date(start + moment))
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(() => void vi.useRealTimers())

const ask = (email: string) => as('guest').member.forgotPassword({ email })
const tooMany = (call: Promise<unknown>) => expectRefusal(call, 'too_many', 'site.too_many')

describe.each(['known', 'unknown'] as const)('codes for an address that is %s', kind => {
  const address = `${kind}@example.org`
  beforeEach(async () => {
    await aMember(setup, { username: 'known', email: 'known@example.org' })
  })

  it('can be requested again after a minute, however the address is capitalised', async () => {
    await ask(address)
    const told = await tooMany(ask(address.toUpperCase()))
    expect(told?.params['seconds']).toBe(60)
    at(seconds(61))
    await ask(address)
    expect(await lettersIn(setup)).toHaveLength(kind === 'known' ? 2 : 0)
  })

  it('are limited to five an hour', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      at(seconds(61 * sent))
      await ask(address)
    }
    at(seconds(61 * 5))
    await tooMany(ask(address))
    at(hours(1) + seconds(61 * 5))
    await ask(address)
  })

  it('are sent once when many are requested at the same time', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => ask(address)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('codes of a member', () => {
  it('are not used up by strangers who request codes for the same address', async () => {
    const member = await aMember(setup)
    await ask(member.email)
    await as(member).member.sendCode({ type: 'password_change' })
    await tooMany(as(member).member.sendCode({ type: 'password_change' }))
  })

  it('for a new address share the limit of that address', async () => {
    const member = await aMember(setup)
    await ask('new@example.org')
    await tooMany(as(member).member.sendCode({ type: 'email_change', email: 'new@example.org' }))
  })

  it('are limited to a hundred an hour from one network address', async () => {
    for (let sent = 0; sent < 100; sent += 1) await ask(`reader-${sent}@example.org`)
    await tooMany(ask('one-more@example.org'))
    await as('guest', { address: '192.0.2.2' }).member.forgotPassword({ email: 'one-more@example.org' })
  })
})

describe('asking whether an address is taken', () => {
  it('is allowed to a member twenty times in a quarter of an hour', async () => {
    const member = await aMember(setup)
    await aMember(setup, { username: 'known', email: 'known@example.org' })
    const ask = () => as(member).member.sendCode({ email: 'known@example.org' })
    for (let tried = 0; tried < 20; tried += 1) await expectRefusal(ask(), 'conflict', 'member.email_taken', 'email')
    await tooMany(ask())
    expect(await lettersIn(setup)).toEqual([])
  })
})

describe('actions that ask for a code or for the own password', () => {
  it('are limited to twenty in a quarter of an hour', async () => {
    const member = await aMember(setup)
    const guess = () => as(member).member.changeEmail({ newEmail: 'new@example.org', code: '000000' })
    for (let tried = 0; tried < 20; tried += 1)
      await expectRefusal(guess(), 'credentials', 'verification.wrong_code', 'code')
    await tooMany(guess())
  })
})
