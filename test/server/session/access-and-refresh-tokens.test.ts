import { describe, expect, it } from 'vitest'
import { days, hours, minutes, seconds } from '#server/kernel/clock.ts'
import type { Member } from '#server/member/member.entity.ts'
import { findAccess, findByRefreshToken, deleteExpiredSessions } from '#server/session/session.queries.ts'
import { AccessToken, Session } from '#server/session/session.entity.ts'
import { aMember } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, clock, as } = setup

async function anOpenSession(username = 'ada') {
  const member = await aMember(setup, { username, password: 'secret' })
  const keys = await as('guest').session.login({ username, password: 'secret' })
  return { member, ...keys, asMember: asHolderOf(member, await sessionOf(keys.token)) }
}

const sessionOf = async (token: string) => (await findAccess(em(), [token], clock.now()))[0]?.session.id ?? 0
const asHolderOf = ({ id, role }: Member, sessionId: number) =>
  as('guest', { viewer: { role, id, sessionId, confirmedAt: clock.now() } })
const isGood = async (token: string) => (await findAccess(em(), [token], clock.now()))[0] !== null
const refresh = (refreshToken: string) => as('guest').session.refresh({ refreshToken })

describe('an access token', () => {
  it('is valid for an hour and no longer', async () => {
    const { token } = await anOpenSession()
    clock.advance(hours(1) - 1)
    expect(await isGood(token)).toBe(true)
    clock.advance(1)
    expect(await isGood(token)).toBe(false)
  })

  it('that was never issued is invalid', async () => {
    await anOpenSession()
    for (const token of ['', 'guess', '\u0000', 'x'.repeat(10_000)]) expect(await isGood(token)).toBe(false)
  })
})

describe('renewing a session', () => {
  it('returns a new access token for an hour, and the same refresh token', async () => {
    const { refreshToken, token } = await anOpenSession()
    clock.advance(hours(2))
    const renewed = await refresh(refreshToken)
    expect(renewed).toEqual({ token: renewed.token, expiresIn: 3600, refreshToken })
    expect(renewed.token).not.toBe(token)
    expect(await isGood(renewed.token)).toBe(true)
  })

  it('ten times at the same time returns ten valid access tokens, and keeps earlier ones valid', async () => {
    const { refreshToken, token } = await anOpenSession()
    const renewed = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)))
    const tokens = [token, ...renewed.map(keys => keys.token)]
    expect(new Set(tokens).size).toBe(11)
    expect(await Promise.all(tokens.map(isGood))).toEqual(tokens.map(() => true))
  })

  it('works for thirty days, and the last access token ends with them', async () => {
    const { refreshToken } = await anOpenSession()
    clock.advance(days(30) - minutes(10))
    const late = await refresh(refreshToken)
    expect(late.expiresIn).toBe(600)
    clock.advance(minutes(10) - seconds(1))
    expect(await isGood(late.token)).toBe(true)
    clock.advance(seconds(1))
    expect(await isGood(late.token)).toBe(false)
    await expectRefusal(refresh(refreshToken), 'unauthenticated', 'session.dead')
  })

  it.each(['', 'guess', '\u0000', '🔑'])('is refused with a token that was never issued: %j', async token => {
    await anOpenSession()
    await expectRefusal(refresh(token), 'unauthenticated', 'session.dead')
  })

  it('is refused with an access token', async () => {
    const { token } = await anOpenSession()
    await expectRefusal(refresh(token), 'unauthenticated', 'session.dead')
  })

  it('is refused without a token, and with one that is too long', async () => {
    await expectRefusal(as('guest').session.refresh({}), 'unauthenticated', 'session.dead')
    await expectRefusal(refresh('x'.repeat(201)), 'unauthenticated', 'session.dead')
  })
})

describe('logging out', () => {
  it('ends the session immediately, with all its access tokens', async () => {
    const { asMember, token, refreshToken } = await anOpenSession()
    const other = await refresh(refreshToken)
    expect(await asMember.session.logout()).toBeNull()
    expect(await isGood(token)).toBe(false)
    expect(await isGood(other.token)).toBe(false)
    await expectRefusal(refresh(refreshToken), 'unauthenticated', 'session.dead')
    expect(await em().execute('select * from access_token')).toEqual([])
  })

  it('keeps the other sessions of the member and of others', async () => {
    const { asMember } = await anOpenSession()
    const elsewhere = await as('guest').session.login({ username: 'ada', password: 'secret' })
    const ben = await anOpenSession('ben')
    await asMember.session.logout()
    expect(await isGood(elsewhere.token)).toBe(true)
    expect(await isGood(ben.token)).toBe(true)
  })

  it('as a guest does nothing, and is not refused', async () => {
    await anOpenSession()
    expect(await as('guest').session.logout()).toBeNull()
    expect(await as('guest').session.logout({ refreshToken: 'guess' })).toBeNull()
    expect(await em().count(Session)).toBe(1)
  })

  it.each(['token', 'refreshToken'] as const)(
    'works with the %s after the access token has expired and was deleted',
    async key => {
      const keys = await anOpenSession()
      const ben = await anOpenSession('ben')
      clock.advance(days(1))
      await deleteExpiredSessions(em(), clock.now())
      expect(await as('guest').session.logout({ refreshToken: keys[key] })).toBeNull()
      await expectRefusal(refresh(keys.refreshToken), 'unauthenticated', 'session.dead')
      expect(await refresh(ben.refreshToken)).toMatchObject({ expiresIn: 3600 })
    },
  )

  it('twice, also at the same time, succeeds both times', async () => {
    const { asMember } = await anOpenSession()
    expect(await Promise.all([asMember.session.logout(), asMember.session.logout()])).toEqual([null, null])
    expect(await asMember.session.logout()).toBeNull()
    expect(await em().count(Session)).toBe(0)
  })

  it('during a renewal leaves no valid token behind', async () => {
    const { asMember, refreshToken } = await anOpenSession()
    const [renewed] = await Promise.allSettled([refresh(refreshToken), asMember.session.logout()])
    if (renewed.status === 'fulfilled') expect(await isGood(renewed.value.token)).toBe(false)
    else expectToBeRefusal(renewed.reason, 'unauthenticated', 'session.dead')
    expect(await findByRefreshToken(em(), refreshToken, clock.now())).toBeNull()
  })
})

describe('the cleanup of sessions', () => {
  it('deletes expired access tokens and sessions, and keeps valid ones', async () => {
    const old = await anOpenSession()
    clock.advance(days(30) - minutes(30))
    const fresh = await as('guest').session.login({ username: 'ada', password: 'secret' })
    await refresh(old.refreshToken)
    clock.advance(minutes(20))
    await deleteExpiredSessions(em(), clock.now())
    expect(await em().count(Session)).toBe(2)
    expect(await em().count(AccessToken)).toBe(2)
    clock.advance(minutes(10))
    await deleteExpiredSessions(em(), clock.now())
    expect(await em().count(Session)).toBe(1)
    expect(await isGood(fresh.token)).toBe(true)
    await expectRefusal(refresh(old.refreshToken), 'unauthenticated', 'session.dead')
    expect(await refresh(fresh.refreshToken)).toMatchObject({ expiresIn: 3600 })
  })
})
