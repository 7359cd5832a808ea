import { TRPCError } from '@trpc/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Context } from '#server/rpc/context.ts'
import { Passwords } from '#server/kernel/password.ts'
import { Member } from '#server/member/member.entity.ts'
import { Session } from '#server/session/session.entity.ts'
import { anniversary } from '#test/support/clock.ts'
import { aMember, knownBrowser } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite({ limits: 'on' })
const { em, as } = house

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(anniversary) }))
afterEach(() => void vi.useRealTimers())

const anAda = () => aMember(house, { username: 'ada', password: 'secret' })

const login = (username: string, password: string, overrides?: Partial<Context>) =>
  as('guest', overrides).session.login({ username, password })

async function tryTenTimes(username = 'ada', overrides?: Partial<Context>): Promise<void> {
  for (let index = 0; index < 10; index += 1) {
    await expectRefusal(login(username, 'wrong!', overrides), 'credentials', 'session.credentials')
  }
}

describe('guessing a password', () => {
  it('ends after ten tries in a quarter of an hour, also for the right one, with the time to wait', async () => {
    await anAda()
    await tryTenTimes()
    const told = await expectRefusal(login('ada', 'secret'), 'too_many', 'site.too_many')
    expect(told?.params).toMatchObject({ seconds: 900, limit: 10 })
    expect(await em().count(Session)).toBe(0)
  })

  it('counts the account in every way of writing it', async () => {
    await anAda()
    for (const name of ['ada', 'ADA', ' Ada ', 'aDA', 'ada', 'ADA', 'Ada', 'aDA', 'a\u200Bda', 'AdA']) {
      await expectRefusal(login(name, 'wrong!'), 'credentials', 'session.credentials')
    }
    await expectRefusal(login('ada', 'wrong!'), 'too_many', 'site.too_many')
  })

  it('is told the same for a name that nobody has', async () => {
    await tryTenTimes('nobody')
    await expectRefusal(login('nobody', 'wrong!'), 'too_many', 'site.too_many')
  })

  it('at once ends as soon', async () => {
    await anAda()
    const tries = await Promise.allSettled(Array.from({ length: 15 }, () => login('ada', 'wrong!')))
    const codes = tries.map(one => (one.status === 'rejected' && one.reason instanceof Error ? one.reason.message : ''))
    expect(codes.filter(code => code === 'session.credentials')).toHaveLength(10)
    expect(codes.filter(code => code === 'site.too_many')).toHaveLength(5)
  })

  it('may go on after the quarter of an hour', async () => {
    await anAda()
    await tryTenTimes()
    vi.setSystemTime(new Date(Date.parse(anniversary) + 901_000))
    expect(await login('ada', 'secret')).toMatchObject({ user: { username: 'ada' } })
  })
})

describe('strangers who guess', () => {
  it('do not keep the owner out elsewhere', async () => {
    await anAda()
    await tryTenTimes()
    expect(await login('ada', 'secret', { address: '192.0.2.2' })).toMatchObject({ user: { username: 'ada' } })
  })

  it('do not keep the owner out of a browser that logged in before, even at the same address', async () => {
    await anAda()
    await aMember(house, { username: 'ben', password: 'secret' })
    await tryTenTimes()
    const [ofAda, ofBen] = [await knownBrowser(house, 'ada'), await knownBrowser(house, 'ben')]
    expect(await login('ada', 'secret', { knownBrowser: ofAda })).toMatchObject({ user: { username: 'ada' } })
    await expectRefusal(login('ada', 'secret', { knownBrowser: ofBen }), 'too_many', 'site.too_many')
  })

  it('do not keep others at the same address out', async () => {
    await anAda()
    await aMember(house, { username: 'ben', password: 'secret' })
    await tryTenTimes()
    expect(await login('ben', 'secret')).toMatchObject({ user: { username: 'ben' } })
  })
})

/** Whatever is tried is wrong, at once. */
class Quick extends Passwords {
  protected override compare(): Promise<boolean> {
    return Promise.resolve(false)
  }
}

describe('a browser that logged in before', () => {
  it('guesses fifty times in a quarter of an hour, and uses up the tries of nobody else', async () => {
    await anAda()
    const known = { knownBrowser: await knownBrowser(house, 'ada') }
    const quick = { ...known, site: { ...house.site, passwords: new Quick() } }
    for (let tried = 0; tried < 50; tried += 1)
      await expectRefusal(login('ada', 'wrong!', quick), 'credentials', 'session.credentials')
    const told = await expectRefusal(login('ada', 'secret', known), 'too_many', 'site.too_many')
    expect(told?.params).toMatchObject({ seconds: 900, limit: 50 })
    house.clock.advance(1)
    const another = { knownBrowser: await knownBrowser(house, 'ada') }
    expect(await login('ada', 'secret', another)).toMatchObject({ user: { username: 'ada' } })
    expect(await login('ada', 'secret')).toMatchObject({ user: { username: 'ada' } })
  })

  it('is a stranger once the password is another', async () => {
    const { id } = await anAda()
    const known = await knownBrowser(house, 'ada')
    await em().nativeUpdate(Member, { id }, { passwordHash: await house.site.passwords.hash('another') })
    await tryTenTimes()
    await expectRefusal(login('ada', 'another', { knownBrowser: known }), 'too_many', 'site.too_many')
  })
})

describe('one account that is tried for ever', () => {
  it('shuts out nobody else at that address', async () => {
    await anAda()
    await aMember(house, { username: 'ben', password: 'secret' })
    await tryTenTimes()
    for (let tried = 0; tried < 210; tried += 1)
      await expectRefusal(login('ada', 'wrong!'), 'too_many', 'site.too_many')
    expect(await login('ben', 'secret')).toMatchObject({ user: { username: 'ben' } })
  })
})

describe('a crowd of wrong logins from one address', () => {
  // With names that are all different, so that the limit of one account refuses none of them.
  const crowd = (count: number) => {
    const checked = { count: 0 }
    // Whoever is told at once that they are too many keeps nobody waiting.
    const noteChecked = (error: unknown) => {
      if (error instanceof TRPCError && error.code === 'BAD_REQUEST') checked.count += 1
    }
    const tries = Array.from({ length: count }, (_, tried) => login(`river_${tried}`, 'wrong!').catch(noteChecked))
    return { all: Promise.all(tries), checked }
  }

  it.each([
    ['at another address', { address: '192.0.2.2' }],
    ['in a browser that logged in before, at the same address', {}],
  ])('lets a login %s begin after a few of them, not after all', async (_, elsewhere) => {
    await anAda()
    const known = 'address' in elsewhere ? undefined : await knownBrowser(house, 'ada')
    const { all, checked } = crowd(320)
    expect(await login('ada', 'secret', { ...elsewhere, knownBrowser: known })).toMatchObject({
      user: { username: 'ada' },
    })
    const before = checked.count
    await all
    expect(before).toBeLessThan(20)
  })
})

describe('one address that tries many accounts', () => {
  it('ends after two hundred, and keeps nobody out elsewhere', async () => {
    await anAda()
    const quick = { site: { ...house.site, passwords: new Quick() } }
    for (let tried = 0; tried < 200; tried += 1)
      await expectRefusal(login(`river_${tried}`, 'secret', quick), 'credentials', 'session.credentials')
    await expectRefusal(login('ada', 'secret'), 'too_many', 'site.too_many')
    expect(await login('ada', 'secret', { address: '192.0.2.2' })).toMatchObject({ user: { username: 'ada' } })
  })
})

describe('a very long account', () => {
  it('is counted like any other', async () => {
    const long = `${'江'.repeat(240)}@example.org`
    await tryTenTimes(long)
    await expectRefusal(login(long, 'wrong!'), 'too_many', 'site.too_many')
  })
})
