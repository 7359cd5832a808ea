import { describe, expect, it } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { Passwords } from '#server/kernel/password.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { site, em, as } = house

const form = { username: 'Ada_1915', email: 'Ada@Example.org', password: 'sluice-gate' }

const members = () => em().count(Member)

describe('somebody new', () => {
  it('joins as an ordinary member and is told who they are', async () => {
    const { user } = await as('guest').member.register(form)
    expect(user).toEqual({
      id: user.id,
      username: 'Ada_1915',
      avatar: null,
      visibility: 'members',
      email: 'Ada@Example.org',
      role: 'user',
      bio: null,
      graduationYear: null,
      department: null,
      createdAt: '2025-10-27T02:00:00.000Z',
    })
    expect(await em().findOneOrFail(Member, user.id)).toMatchObject({
      username: 'Ada_1915',
      usernameKey: 'ada_1915',
      role: 'user',
    })
  })

  it('does not become an admin by saying so', async () => {
    const boast = { ...form, role: 'admin', id: 7, passwordHash: 'x', avatar: 'https://example.org/x.png' }
    const { user } = await as('guest').member.register(boast)
    expect(user).toMatchObject({ role: 'user', avatar: null })
    expect(user.id).not.toBe(7)
  })

  it('has a password that nobody can read', async () => {
    const { user } = await as('guest').member.register(form)
    const kept = await em().findOneOrFail(Member, user.id, { populate: ['passwordHash'] })
    expect(kept.passwordHash).toMatch(/^\$argon2id\$/)
    expect(await site.passwords.verify(kept.passwordHash, form.password)).toBe(true)
    expect(JSON.stringify(user)).not.toContain('assword')
  })

  it('writes the name without marks that nobody sees', async () => {
    const { user } = await as('guest').member.register({
      ...form,
      username: ' a\u200Bda\u202E ',
      email: ' ada@example.org\u2060 ',
    })
    expect(user).toMatchObject({ username: 'ada', email: 'ada@example.org' })
  })

  it('may repeat the password, which must then be the same', async () => {
    await expectRefusal(
      as('guest').member.register({ ...form, confirmPassword: 'Secret' }),
      'invalid',
      'member.passwords_differ',
      'confirmPassword',
    )
    expect(await as('guest').member.register({ ...form, confirmPassword: 'sluice-gate' })).toMatchObject({
      user: { username: 'Ada_1915' },
    })
  })
})

describe('somebody who writes it wrong', () => {
  it('is told where, and nothing is kept', async () => {
    await expectRefusal(
      as('guest').member.register({ ...form, username: 'ab' }),
      'invalid',
      'member.username_length',
      'username',
    )
    expect(await members()).toBe(0)
  })
})

describe('a name or an address that somebody has', () => {
  it.each(['ada', 'ADA', 'aDa'])('is taken, however it is written: %s', async username => {
    await aMember(house, { username: 'Ada', email: 'first@example.org' })
    await expectRefusal(
      as('guest').member.register({ ...form, username }),
      'conflict',
      'member.username_taken',
      'username',
    )
    expect(await members()).toBe(1)
  })

  it.each(['ada@example.org', 'ADA@EXAMPLE.ORG'])('is taken, however it is written: %s', async email => {
    await aMember(house, { username: 'first', email: 'Ada@example.org' })
    await expectRefusal(as('guest').member.register({ ...form, email }), 'conflict', 'member.email_taken', 'email')
    expect(await members()).toBe(1)
  })

  it('goes to one of two who want it at once', async () => {
    const tries = await Promise.allSettled([
      as('guest').member.register({ ...form, username: 'ada', email: 'one@example.org' }),
      as('guest').member.register({ ...form, username: 'ADA', email: 'two@example.org' }),
    ])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const one of tries)
      if (one.status === 'rejected') expectToBeRefusal(one.reason, 'conflict', 'member.username_taken', 'username')
    expect(await members()).toBe(1)
  })

  it('goes to one of two who want the address at once', async () => {
    const tries = await Promise.allSettled([
      as('guest').member.register({ ...form, username: 'ada' }),
      as('guest').member.register({ ...form, username: 'ben' }),
    ])
    for (const one of tries)
      if (one.status === 'rejected') expectToBeRefusal(one.reason, 'conflict', 'member.email_taken', 'email')
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a name that speaks for the house', () => {
  it.each(['admin', 'Admin', 'ROOT', 'system', 'admin_1', '_admin_', 'official2025'])(
    'is not given away: %s',
    async username => {
      await expectRefusal(
        as('guest').member.register({ ...form, username }),
        'conflict',
        'member.username_reserved',
        'username',
      )
    },
  )

  it.each(['administer', 'rooted', 'ecosystem'])('is another than %s', async username => {
    expect(await as('guest').member.register({ ...form, username })).toMatchObject({ user: { username } })
  })
})

describe('while registration is closed', () => {
  it('nobody joins, and nothing is hashed for nothing', async () => {
    await as(await anAdmin(house)).setting.setRegistration({ enabled: false })
    class Untouched extends Passwords {
      override hash(): Promise<string> {
        throw new Error('nothing was to be hashed')
      }
    }
    const refused = as('guest', { site: { ...site, passwords: new Untouched() } }).member.register(form)
    await expectRefusal(refused, 'closed', 'member.registration_closed')
    expect(await members()).toBe(1)
  })

  it('also not who was on the way when it closed', async () => {
    const admin = await anAdmin(house)
    class ClosedMeanwhile extends Passwords {
      override async hash(password: string): Promise<string> {
        await as(admin).setting.setRegistration({ enabled: false })
        return super.hash(password)
      }
    }
    const late = as('guest', { site: { ...site, passwords: new ClosedMeanwhile() } }).member.register(form)
    await expectRefusal(late, 'closed', 'member.registration_closed')
    expect(await members()).toBe(1)
  })

  it('nobody joins any more once the admin has been answered, however many are on the way', async () => {
    const admin = await anAdmin(house)
    const crowd = Array.from({ length: 12 }, (_, index) =>
      as('guest').member.register({ ...form, username: `reader_${index}`, email: `reader-${index}@example.org` }),
    )
    const answered = Promise.allSettled(crowd)
    await Promise.race(crowd)
    await as(admin).setting.setRegistration({ enabled: false })
    const whenClosed = await members()
    await answered
    expect(whenClosed).toBeGreaterThan(1)
    expect(await members()).toBe(whenClosed)
  })

  it('until it opens again', async () => {
    const admin = await anAdmin(house)
    await as(admin).setting.setRegistration({ enabled: false })
    await as(admin).setting.setRegistration({ enabled: true })
    expect(await as('guest').member.register(form)).toMatchObject({ user: { username: 'Ada_1915' } })
  })
})
