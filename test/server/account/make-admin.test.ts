import { describe, expect, it } from 'vitest'
import { makeAdmin, storeFirstAdmin, prepareFirstAdmin, type AdminAccount } from '#server/account/make-admin.ts'
import { Member } from '#server/member/member.entity.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { linkTokenFor } from '#test/support/mail.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, em, as } = setup

const account = { username: 'Warden', email: 'Warden@Example.org', password: 'secret' }

async function firstAdmin(asked: AdminAccount) {
  const ready = await prepareFirstAdmin(em(), site.passwords, asked)
  return ready && storeFirstAdmin(em(), site.clock, ready)
}

const login = (username: string, password: string) => as('guest').session.login({ username, password })

describe('the first admin', () => {
  it('is created with the configured password when there is none', async () => {
    expect(await firstAdmin(account)).toEqual({
      username: 'Warden',
      promoted: false,
      madeUpPassword: undefined,
    })
    expect(await login('warden', 'secret')).toMatchObject({ user: { username: 'Warden', role: 'admin' } })
  })

  it('gets a random password when none is configured, new each time', async () => {
    const made = await firstAdmin({ ...account, password: undefined })
    expect(made?.generatedPassword).toMatch(/^[\w-]{16}$/)
    const madeUp = made?.generatedPassword ?? ''
    await expectRefusal(login('warden', madeUp), 'credentials', 'session.new_password_required', 'newPassword')
    const choose = (newPassword: string) =>
      as('guest').session.login({ username: 'warden', password: madeUp, newPassword })
    await expectRefusal(choose(madeUp), 'credentials', 'session.new_password_required', 'newPassword')
    await expectRefusal(choose('password'), 'invalid', 'member.password_common', 'newPassword')
    expect(await choose('levelling-1952')).toMatchObject({ user: { role: 'admin' } })
    await expectRefusal(login('warden', madeUp), 'credentials', 'session.credentials')
    expect(await login('warden@example.org', 'levelling-1952')).toMatchObject({ user: { role: 'admin' } })
  })

  it('with a random password can replace it by a letter, and is not asked to replace it again', async () => {
    await firstAdmin({ ...account, password: undefined })
    await as('guest').member.forgotPassword({ email: account.email })
    const token = await linkTokenFor(setup, account.email)
    await as('guest').member.resetByLink({ token, newPassword: 'levelling-1952' })
    expect(await login('warden', 'levelling-1952')).toMatchObject({ user: { role: 'admin' } })
  })

  it('with a random password replaces it once, also when asked twice at the same time', async () => {
    const made = await firstAdmin({ ...account, password: undefined })
    const choose = (newPassword: string) =>
      as('guest').session.login({ username: 'warden', password: made?.generatedPassword ?? '', newPassword })
    const tries = await Promise.allSettled([choose('levelling-1952'), choose('yellow-river-9')])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('can have a name that nobody else may register', async () => {
    expect(await firstAdmin({ ...account, username: 'admin' })).toMatchObject({ username: 'admin' })
  })

  it('is not created when an admin exists', async () => {
    await anAdmin(setup)
    expect(await firstAdmin(account)).toBeUndefined()
    expect(await em().count(Member)).toBe(1)
  })

  it('is created by the first of two concurrent starts; both hash the password before either takes the lock', async () => {
    const one = await prepareFirstAdmin(em(), site.passwords, account)
    const other = await prepareFirstAdmin(em(), site.passwords, {
      ...account,
      username: 'Other',
      email: 'o@example.org',
    })
    if (one === undefined || other === undefined) throw new Error('there is an admin already')
    expect(one.passwordHash).toMatch(/^\$argon2id\$/)
    expect(await storeFirstAdmin(em(), site.clock, one)).toMatchObject({ username: 'Warden' })
    expect(await storeFirstAdmin(em(), site.clock, other)).toBeUndefined()
    expect(await em().count(Member)).toBe(1)
  })

  it('is created even when members exist who are not admins', async () => {
    await aMember(setup)
    expect(await firstAdmin(account)).toMatchObject({ promoted: false })
    expect(await em().count(Member, { role: 'admin' })).toBe(1)
  })
})

describe('another admin', () => {
  it('is created beside the first', async () => {
    await anAdmin(setup)
    await makeAdmin(em(), site, account)
    expect(await em().count(Member, { role: 'admin' })).toBe(2)
  })

  it('can be an existing member, in any spelling of the name, who keeps the password and the address', async () => {
    const ada = await aMember(setup, { username: 'Ada', password: 'her own' })
    const made = await makeAdmin(em(), site, { ...account, username: 'ADA' })
    expect(made).toEqual({ username: 'Ada', promoted: true, madeUpPassword: undefined })
    expect(await login('ada', 'her own')).toMatchObject({
      user: { id: ada.id, role: 'admin', email: 'Ada@example.org' },
    })
  })
})
