import { setTimeout } from 'node:timers/promises'
import { TRPCError } from '@trpc/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Context } from '#server/rpc/context.ts'
import { Passwords } from '#server/kernel/password.ts'
import { Member } from '#server/member/member.entity.ts'
import { Session } from '#server/session/session.entity.ts'
import { anniversary } from '#test/support/clock.ts'
import { aMember, knownBrowser } from '#test/support/people.ts'
import { quickCost } from '#test/support/quick-passwords.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ limits: 'on' })
const { em, as } = setup

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(anniversary) }))
afterEach(() => void vi.useRealTimers())

const anAda = () => aMember(setup, { username: 'ada', password: 'secret' })

const login = (username: string, password: string, overrides?: Partial<Context>) =>
  as('guest', overrides).session.login({ username, password })

async function tryTenTimes(username = 'ada', overrides?: Partial<Context>): Promise<void> {
  for (let index = 0; index < 10; index += 1) {
    await expectRefusal(login(username, 'wrong!', overrides), 'credentials', 'session.credentials')
  }
}

describe('guessing a password', () => {
  it('is limited to ten tries in a quarter of an hour, then refuses the right one too, with the time to wait', async () => {
    await anAda()
    await tryTenTimes()
    const told = await expectRefusal(login('ada', 'secret'), 'too_many', 'site.too_many')
    expect(told?.params).toMatchObject({ seconds: 900, limit: 10 })
    expect(await em().count(Session)).toBe(0)
  })

  it('is counted per account in any spelling', async () => {
    await anAda()
    for (const name of ['ada', 'ADA', ' Ada ', 'aDA', 'ada', 'ADA', 'Ada', 'aDA', 'a\u200Bda', 'AdA']) {
      await expectRefusal(login(name, 'wrong!'), 'credentials', 'session.credentials')
    }
    await expectRefusal(login('ada', 'wrong!'), 'too_many', 'site.too_many')
  })

  it('has the same limit for an unknown name', async () => {
    await tryTenTimes('nobody')
    await expectRefusal(login('nobody', 'wrong!'), 'too_many', 'site.too_many')
  })

  it('has the same limit for concurrent tries', async () => {
    await anAda()
    const tries = await Promise.allSettled(Array.from({ length: 15 }, () => login('ada', 'wrong!')))
    const codes = tries.map(one => (one.status === 'rejected' && one.reason instanceof Error ? one.reason.message : ''))
    expect(codes.filter(code => code === 'session.credentials')).toHaveLength(10)
    expect(codes.filter(code => code === 'site.too_many')).toHaveLength(5)
  })

  it('can go on after a quarter of an hour', async () => {
    await anAda()
    await tryTenTimes()
    vi.setSystemTime(new Date(Date.parse(anniversary) + 901_000))
    expect(await login('ada', 'secret')).toMatchObject({ user: { username: 'ada' } })
  })
})

describe('a stranger’s guessing', () => {
  it('does not lock the owner out at another address', async () => {
    await anAda()
    await tryTenTimes()
    expect(await login('ada', 'secret', { address: '192.0.2.2' })).toMatchObject({ user: { username: 'ada' } })
  })

  it('does not lock the owner out of a browser that logged in before, even at the same address', async () => {
    await anAda()
    await aMember(setup, { username: 'ben', password: 'secret' })
    await tryTenTimes()
    const [ofAda, ofBen] = [await knownBrowser(setup, 'ada'), await knownBrowser(setup, 'ben')]
    expect(await login('ada', 'secret', { knownBrowser: ofAda })).toMatchObject({ user: { username: 'ada' } })
    await expectRefusal(login('ada', 'secret', { knownBrowser: ofBen }), 'too_many', 'site.too_many')
  })

  it('does not lock out other members at the same address', async () => {
    await anAda()
    await aMember(setup, { username: 'ben', password: 'secret' })
    await tryTenTimes()
    expect(await login('ben', 'secret')).toMatchObject({ user: { username: 'ben' } })
  })
})

/** Waits before each check, so that logins wait for the queue of hashes and not for the database; a real hash would cost a processor as much time. */
class SlowPasswords extends Passwords {
  protected override async compare(kept: string, password: string): Promise<boolean> {
    await setTimeout(25)
    return super.compare(kept, password)
  }
}

/** Rejects every password without hashing. */
class Quick extends Passwords {
  protected override compare(): Promise<boolean> {
    return Promise.resolve(false)
  }
}

describe('a browser that logged in before', () => {
  it('has fifty tries in a quarter of an hour, separate from all others', async () => {
    await anAda()
    const known = { knownBrowser: await knownBrowser(setup, 'ada') }
    const quick = { ...known, site: { ...setup.site, passwords: new Quick() } }
    for (let tried = 0; tried < 50; tried += 1)
      await expectRefusal(login('ada', 'wrong!', quick), 'credentials', 'session.credentials')
    const told = await expectRefusal(login('ada', 'secret', known), 'too_many', 'site.too_many')
    expect(told?.params).toMatchObject({ seconds: 900, limit: 50 })
    setup.clock.advance(1)
    const another = { knownBrowser: await knownBrowser(setup, 'ada') }
    expect(await login('ada', 'secret', another)).toMatchObject({ user: { username: 'ada' } })
    expect(await login('ada', 'secret')).toMatchObject({ user: { username: 'ada' } })
  })

  it('loses this after a change of the password', async () => {
    const { id } = await anAda()
    const known = await knownBrowser(setup, 'ada')
    await em().nativeUpdate(Member, { id }, { passwordHash: await setup.site.passwords.hash('another') })
    await tryTenTimes()
    await expectRefusal(login('ada', 'another', { knownBrowser: known }), 'too_many', 'site.too_many')
  })
})

describe('guessing one account for a long time', () => {
  it('locks out no other account at that address', async () => {
    await anAda()
    await aMember(setup, { username: 'ben', password: 'secret' })
    await tryTenTimes()
    for (let tried = 0; tried < 210; tried += 1)
      await expectRefusal(login('ada', 'wrong!'), 'too_many', 'site.too_many')
    expect(await login('ben', 'secret')).toMatchObject({ user: { username: 'ben' } })
  })
})

describe('a crowd of wrong logins from one address', () => {
  const site = { ...setup.site, passwords: new SlowPasswords({ cost: quickCost }) }
  const loginSlowly = (username: string, password: string, overrides?: Partial<Context>) =>
    login(username, password, { ...overrides, site })

  // All names differ, so the limit of one account refuses none of them.
  const crowd = (count: number) => {
    const checked = { count: 0 }
    // Only tries whose password was checked count here; refused ones delay nobody.
    const noteChecked = (error: unknown) => {
      if (error instanceof TRPCError && error.code === 'BAD_REQUEST') checked.count += 1
    }
    const tries = Array.from({ length: count }, (_, tried) =>
      loginSlowly(`river_${tried}`, 'wrong!').catch(noteChecked),
    )
    return { all: Promise.all(tries), checked }
  }

  it.each([
    ['at another address', { address: '192.0.2.2' }],
    ['in a browser that logged in before, at the same address', {}],
  ])('delays a login %s by a few of them, not by all', async (_, elsewhere) => {
    await anAda()
    const known = 'address' in elsewhere ? undefined : await knownBrowser(setup, 'ada')
    const { all, checked } = crowd(320)
    expect(await loginSlowly('ada', 'secret', { ...elsewhere, knownBrowser: known })).toMatchObject({
      user: { username: 'ada' },
    })
    const before = checked.count
    await all
    expect(before).toBeLessThan(20)
  })
})

describe('guessing many accounts from one address', () => {
  it('is limited to two hundred tries, and locks out nobody at another address', async () => {
    await anAda()
    const quick = { site: { ...setup.site, passwords: new Quick() } }
    for (let tried = 0; tried < 200; tried += 1)
      await expectRefusal(login(`river_${tried}`, 'secret', quick), 'credentials', 'session.credentials')
    await expectRefusal(login('ada', 'secret'), 'too_many', 'site.too_many')
    expect(await login('ada', 'secret', { address: '192.0.2.2' })).toMatchObject({ user: { username: 'ada' } })
  })
})

describe('a very long account name', () => {
  it('is counted like any other', async () => {
    const long = `${'江'.repeat(240)}@example.org`
    await tryTenTimes(long)
    await expectRefusal(login(long, 'wrong!'), 'too_many', 'site.too_many')
  })
})
