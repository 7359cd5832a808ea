import { describe, expect, it } from 'vitest'
import { after, days, minutes } from '#server/kernel/clock.ts'
import { Member } from '#server/member/member.entity.ts'
import { openSession } from '#server/session/open-session.ts'
import { findAccess, recordUse } from '#server/session/session.queries.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aMember, knownBrowser } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

const password = 'lighthouse-1915'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) Version/15.0 Mobile/15E148 Safari/604.1'

async function logIn(userAgent: string | undefined, username = 'ada') {
  const { token } = await as('guest', { userAgent }).session.login({ username, password })
  const access = (await findAccess(em(), [token], clock.now()))[0]
  if (!access) throw new Error('nobody is logged in')
  return { ...access.session, member: await em().findOneOrFail(Member, access.member.id) }
}

const ada = () => aMember(setup, { username: 'ada', password })
const holder = ({ id, role }: Member, sessionId: number) =>
  as('guest', { viewer: { role, id, sessionId, confirmedAt: clock.now() } })

describe('the list of sessions', () => {
  it('names browser and system, marks the session of the request, and has the last used first', async () => {
    const member = await ada()
    const first = await logIn(chrome)
    clock.advance(minutes(30))
    const second = await logIn(safari)
    const { sessions } = await holder(member, first.id).session.list()
    expect(sessions).toEqual([
      {
        id: second.id,
        browser: 'Safari',
        system: 'iPhone',
        createdAt: '2025-10-27T02:30:00.000Z',
        lastUsedAt: '2025-10-27T02:30:00.000Z',
        expiresAt: '2025-11-26T02:30:00.000Z',
        current: false,
      },
      {
        id: first.id,
        browser: 'Chrome',
        system: 'Windows',
        createdAt: '2025-10-27T02:00:00.000Z',
        lastUsedAt: '2025-10-27T02:00:00.000Z',
        expiresAt: '2025-11-26T02:00:00.000Z',
        current: true,
      },
    ])
  })

  it('has the latest hundred at most', async () => {
    const member = await ada()
    const fork = em()
    const keeper = fork.getReference(Member, member.id)
    for (let opened = 0; opened < 101; opened += 1) openSession(fork, keeper, after(clock.now(), opened))
    await fork.flush()
    const { sessions } = await as(member).session.list()
    expect(sessions).toHaveLength(100)
    expect(sessions[0]?.lastUsedAt).toBe('2025-10-27T02:00:00.100Z')
    expect(await as(member).session.endOthers()).toEqual({ ended: 101 })
  })

  it('holds neither expired sessions nor those of others', async () => {
    const member = await ada()
    await aMember(setup, { username: 'ben', password })
    await logIn(chrome)
    await logIn(chrome, 'ben')
    clock.advance(days(30))
    const live = await logIn(undefined)
    expect((await as(member).session.list()).sessions.map(({ id }) => id)).toEqual([live.id])
  })

  it('gives the last use to ten minutes', async () => {
    await ada()
    const session = await logIn(chrome)
    const used = async () => (await as(session.member).session.list()).sessions[0]?.lastUsedAt
    clock.advance(minutes(9))
    await recordUse(em(), session, clock.now())
    expect(await used()).toBe('2025-10-27T02:00:00.000Z')
    clock.advance(minutes(1))
    await recordUse(em(), session, clock.now())
    expect(await used()).toBe('2025-10-27T02:10:00.000Z')
  })

  it('is for members alone', async () => {
    await expectRefusal(as('guest').session.list(), 'unauthenticated', 'session.required')
    await expectRefusal(as('guest').session.end({ id: 1 }), 'unauthenticated', 'session.required')
    await expectRefusal(as('guest').session.endOthers(), 'unauthenticated', 'session.required')
  })
})

describe('ending sessions', () => {
  it('ends one of the member’s own immediately, and sends the member a letter', async () => {
    const member = await ada()
    const [here, there] = [await logIn(chrome), await logIn(chrome)]
    expect(await holder(member, here.id).session.end({ id: there.id })).toBeNull()
    expect((await as(member).session.list()).sessions.map(({ id }) => id)).toEqual([here.id])
    const letters = await lettersIn(setup)
    expect(letters).toMatchObject([{ kind: 'sessions_ended', address: 'ada@example.org', variables: { count: 1 } }])
    await expectRefusal(holder(member, here.id).session.end({ id: there.id }), 'missing', 'session.not_found')
  })

  it('with the session of the request is a logout, without a letter', async () => {
    const member = await ada()
    const here = await logIn(chrome)
    await holder(member, here.id).session.end({ id: here.id })
    expect(await lettersIn(setup)).toEqual([])
  })

  it('with a session of another member is refused like a missing one', async () => {
    const member = await ada()
    await aMember(setup, { username: 'ben', password })
    const foreign = await logIn(chrome, 'ben')
    await expectRefusal(as(member).session.end({ id: foreign.id }), 'missing', 'session.not_found')
    expect((await as(foreign.member).session.list()).sessions).toHaveLength(1)
  })

  it('ends all others but the session of the request, and returns their number', async () => {
    const member = await ada()
    const here = await logIn(chrome)
    await logIn(chrome)
    await logIn(chrome)
    expect(await holder(member, here.id).session.endOthers()).toEqual({ ended: 2 })
    expect(await holder(member, here.id).session.endOthers()).toEqual({ ended: 0 })
    expect((await lettersIn(setup)).map(({ variables: words }) => words['count'])).toEqual([2])
  })
})

describe('a login with another browser', () => {
  const told = async () => (await lettersIn(setup)).map(({ kind, variables: words }) => [kind, words['browser']])

  it('is announced by a letter, when a session of another browser exists', async () => {
    await ada()
    await logIn(chrome)
    await logIn(chrome)
    expect(await told()).toEqual([])
    await logIn(safari)
    expect(await told()).toEqual([['new_login', 'Safari, iPhone']])
  })

  it('is not announced in a browser that logged in before', async () => {
    await ada()
    await logIn(chrome)
    await as('guest', { userAgent: safari, knownBrowser: await knownBrowser(setup, 'ada') }).session.login({
      username: 'ada',
      password,
    })
    expect(await told()).toEqual([])
  })

  it('is not announced when it fails', async () => {
    await ada()
    await logIn(chrome)
    const call = as('guest', { userAgent: safari }).session.login({ username: 'ada', password: 'not it' })
    await expectRefusal(call, 'credentials', 'session.credentials')
    expect(await told()).toEqual([])
  })
})

it('ending a session asks for the password when the login is long ago', async () => {
  const member = await aMember(setup, { password: 'lighthouse-1915' })
  const found = as('guest', { viewer: { role: 'user', id: member.id, sessionId: 1, confirmedAt: new Date(0) } })
  await expectRefusal(found.session.end({ id: 1 }), 'forbidden', 'session.confirm_required', 'password')
  await expectRefusal(found.session.endOthers({}), 'forbidden', 'session.confirm_required', 'password')
  expect(await found.session.endOthers({ password: 'lighthouse-1915' })).toEqual({ ended: 0 })
})

it('the password of a session that was found open can be tried twenty times in 15 minutes, for all acts together', async () => {
  const limited = await testSite({ limits: 'on' })
  const member = await aMember(limited, { password })
  const found = limited.as('guest', { viewer: { role: 'user', id: member.id, sessionId: 1, confirmedAt: new Date(0) } })
  const guess = { password: 'guess' }
  const isWrong = (call: Promise<unknown>) =>
    expectRefusal(call, 'credentials', 'member.own_password_wrong', 'password')
  for (let tries = 0; tries < 5; tries += 1) {
    await isWrong(found.session.end({ id: 1, ...guess }))
    await isWrong(found.session.endOthers(guess))
    await isWrong(found.member.deleteAccount({ ...guess, texts: 'keep' }))
    const change = {
      oldPassword: 'guess',
      newPassword: 'three-gorges-110',
      confirmPassword: 'three-gorges-110',
      code: '123456',
    }
    await expectRefusal(found.member.changePassword(change), 'credentials', 'member.old_password_wrong', 'oldPassword')
  }
  await expectRefusal(found.session.end({ id: 1, password }), 'too_many', 'site.too_many')
})
