import { describe, expect, it } from 'vitest'
import { hashToken } from '#server/kernel/secret.ts'
import { findAccess } from '#server/session/session.queries.ts'
import { Passwords } from '#server/kernel/password.ts'
import { AccessToken, Session } from '#server/session/session.entity.ts'
import { Member } from '#server/member/member.entity.ts'
import { passwordsCheckedAfter } from '#test/support/slow-passwords.ts'
import { aMember } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, clock, as } = setup

const anAda = () => aMember(setup, { username: 'Ada', email: 'Ada@Example.org', password: 'secret' })

const login = (username: string, password = 'secret') => as('guest').session.login({ username, password })

describe('logging in', () => {
  it.each(['Ada', 'ada', 'ADA', 'Ada@Example.org', 'ada@example.ORG', '  ada  '])(
    'works by name or address in any case: %j',
    async account => {
      const ada = await anAda()
      expect(await login(account)).toMatchObject({ user: { id: ada.id, username: 'Ada', email: 'Ada@Example.org' } })
    },
  )

  it('returns an access token for an hour, and stores only hashes of the tokens', async () => {
    const ada = await anAda()
    const keys = await login('ada')
    expect(keys.expiresIn).toBe(3600)
    const session = await em().findOneOrFail(Session, { member: ada.id })
    expect(session).toMatchObject({ refreshHash: hashToken(keys.refreshToken) })
    expect(session.expiresAt.toISOString()).toBe('2025-11-26T02:00:00.000Z')
    const access = (await findAccess(em(), [keys.token], clock.now()))[0]
    expect(access).toMatchObject({ session: { id: session.id }, member: { id: ada.id } })
    // The SQL statement lists its columns; no field of a member may be missing there.
    expect(access?.member).toEqual(await as(ada).member.me())
    expect(JSON.stringify(await em().execute('select * from session, access_token'))).not.toContain(keys.token)
  })

  it('never returns the password or its hash', async () => {
    await anAda()
    const result = await login('ada')
    expect(Object.keys(result).sort()).toEqual(['expiresIn', 'refreshToken', 'token', 'user'])
    expect(JSON.stringify(result)).not.toMatch(/argon2|password/i)
  })

  it('opens a new session each time, also at the same time', async () => {
    await anAda()
    const results = await Promise.all([login('ada'), login('ada@example.org'), login('ADA')])
    expect(new Set(results.map(({ refreshToken }) => refreshToken)).size).toBe(3)
    expect(await em().count(Session)).toBe(3)
  })

  it('prefers the owner of a name to another member with that address', async () => {
    await aMember(setup, { username: 'ada', email: 'other@example.org', password: 'first!' })
    await aMember(setup, { username: 'other', email: 'ada@example.org', password: 'second!' })
    expect(await login('ada', 'first!')).toMatchObject({ user: { username: 'ada' } })
    expect(await login('ada@example.org', 'second!')).toMatchObject({ user: { username: 'other' } })
  })
})

describe('a failed login', () => {
  it('has the same refusal for a wrong name and a wrong password', async () => {
    await anAda()
    const wrongPassword = await expectRefusal(login('ada', 'Secret'), 'credentials', 'session.credentials')
    const wrongName = await expectRefusal(login('adah'), 'credentials', 'session.credentials')
    const wrongAddress = await expectRefusal(login('adah@example.org'), 'credentials', 'session.credentials')
    expect(wrongName).toEqual(wrongPassword)
    expect(wrongAddress).toEqual(wrongPassword)
    expect(await em().count(Session)).toBe(0)
    expect(await em().count(AccessToken)).toBe(0)
  })

  it('checks one hash of the same cost, whether the name exists or not', async () => {
    const checked: string[] = []
    class Watched extends Passwords {
      protected override compare(kept: string, password: string): Promise<boolean> {
        checked.push(kept.split('$').slice(1, 4).join(',').split(',').sort().join(' '))
        return super.compare(kept, password)
      }
    }
    const site = { ...setup.site, passwords: new Watched() }
    await aMember({ site }, { username: 'ada', password: 'a hash of real cost' })
    const { session } = as('guest', { site })
    for (const username of ['ada', 'nobody'])
      await expectRefusal(session.login({ username, password: 'wrong!' }), 'credentials', 'session.credentials')
    const [known, unknown, ...more] = checked
    expect(known).toMatch(/^argon2id m=\d+ p=\d+ t=\d+ v=19$/)
    expect(unknown).toBe(known)
    expect(more).toEqual([])
  })

  it.each([
    [{ username: '', password: 'secret' }, 'session.account_required', 'username'],
    [{ username: ' \u200B\u0000', password: 'secret' }, 'session.account_required', 'username'],
    [{ username: 'ada', password: '' }, 'session.password_required', 'password'],
    [{ username: 'a'.repeat(255), password: 'secret' }, 'session.credentials', 'username'],
    [{ username: 'ada', password: 'x'.repeat(201) }, 'session.credentials', 'password'],
  ])('with an invalid form is refused before any query: %#', async (form, code, field) => {
    await expectRefusal(as('guest').session.login(form), 'invalid', code, field)
  })

  it.each(["' or 1=1 --", '%', '@', 'ada@', '🐉', 'ada\uD800x'])(
    'with an unknown name is refused, and is not a fault: %j',
    async account => {
      await anAda()
      await expectRefusal(login(account), 'credentials', 'session.credentials')
    },
  )
})

describe('a login during a change of the password', () => {
  it('opens no session', async () => {
    const { id } = await anAda()
    const changed = () => em().nativeUpdate(Member, { id }, { passwordHash: 'another' })
    const late = as('guest', { site: { ...setup.site, passwords: passwordsCheckedAfter(changed) } })
    const call = late.session.login({ username: 'ada', password: 'secret' })
    await expectRefusal(call, 'credentials', 'session.credentials')
    expect(await em().count(Session)).toBe(0)
  })
})

describe('a member who left', () => {
  it('cannot log in, and their tokens are invalid', async () => {
    const ada = await anAda()
    const { token, refreshToken } = await login('ada')
    await em().nativeDelete(Member, ada.id)
    expect((await findAccess(em(), [token], clock.now()))[0]).toBeNull()
    await expectRefusal(as('guest').session.refresh({ refreshToken }), 'unauthenticated', 'session.dead')
    await expectRefusal(login('ada'), 'credentials', 'session.credentials')
  })
})
