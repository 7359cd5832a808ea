import { describe, expect, it } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { Passwords } from '#server/kernel/password.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { site, em, as } = setup

const form = { username: 'Ada_1915', email: 'Ada@Example.org', password: 'sluice-gate' }

const members = () => em().count(Member)

describe('a new member', () => {
  it('gets the role of an ordinary member, and the response holds the account', async () => {
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

  it('cannot become an admin by sending a role', async () => {
    const boast = { ...form, role: 'admin', id: 7, passwordHash: 'x', avatar: 'https://example.org/x.png' }
    const { user } = await as('guest').member.register(boast)
    expect(user).toMatchObject({ role: 'user', avatar: null })
    expect(user.id).not.toBe(7)
  })

  it('has a password that is stored only as a hash', async () => {
    const { user } = await as('guest').member.register(form)
    const kept = await em().findOneOrFail(Member, user.id, { populate: ['passwordHash'] })
    expect(kept.passwordHash).toMatch(/^\$argon2id\$/)
    expect(await site.passwords.verify(kept.passwordHash, form.password)).toBe(true)
    expect(JSON.stringify(user)).not.toContain('assword')
  })

  it('gets a name without invisible characters', async () => {
    const { user } = await as('guest').member.register({
      ...form,
      username: ' a\u200Bda\u202E ',
      email: ' ada@example.org\u2060 ',
    })
    expect(user).toMatchObject({ username: 'ada', email: 'ada@example.org' })
  })

  it('can send the password twice, and both must be equal', async () => {
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

describe('an invalid registration', () => {
  it('is refused at the field, and stores nothing', async () => {
    await expectRefusal(
      as('guest').member.register({ ...form, username: 'ab' }),
      'invalid',
      'member.username_length',
      'username',
    )
    expect(await members()).toBe(0)
  })
})

describe('a name or an address that is taken', () => {
  it.each(['ada', 'ADA', 'aDa'])('refuses a name in any spelling: %s', async username => {
    await aMember(setup, { username: 'Ada', email: 'first@example.org' })
    await expectRefusal(
      as('guest').member.register({ ...form, username }),
      'conflict',
      'member.username_taken',
      'username',
    )
    expect(await members()).toBe(1)
  })

  it.each(['ada@example.org', 'ADA@EXAMPLE.ORG'])('refuses an address in any spelling: %s', async email => {
    await aMember(setup, { username: 'first', email: 'Ada@example.org' })
    await expectRefusal(as('guest').member.register({ ...form, email }), 'conflict', 'member.email_taken', 'email')
    expect(await members()).toBe(1)
  })

  it('gives a name to one of two who register it at the same time', async () => {
    const tries = await Promise.allSettled([
      as('guest').member.register({ ...form, username: 'ada', email: 'one@example.org' }),
      as('guest').member.register({ ...form, username: 'ADA', email: 'two@example.org' }),
    ])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const one of tries)
      if (one.status === 'rejected') expectToBeRefusal(one.reason, 'conflict', 'member.username_taken', 'username')
    expect(await members()).toBe(1)
  })

  it('gives an address to one of two who register it at the same time', async () => {
    const tries = await Promise.allSettled([
      as('guest').member.register({ ...form, username: 'ada' }),
      as('guest').member.register({ ...form, username: 'ben' }),
    ])
    for (const one of tries)
      if (one.status === 'rejected') expectToBeRefusal(one.reason, 'conflict', 'member.email_taken', 'email')
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a reserved name', () => {
  it.each(['admin', 'Admin', 'ROOT', 'system', 'admin_1', '_admin_', 'official2025'])(
    'is refused: %s',
    async username => {
      await expectRefusal(
        as('guest').member.register({ ...form, username }),
        'conflict',
        'member.username_reserved',
        'username',
      )
    },
  )

  it.each(['administer', 'rooted', 'ecosystem'])('does not include %s', async username => {
    expect(await as('guest').member.register({ ...form, username })).toMatchObject({ user: { username } })
  })
})

describe('while registration is closed', () => {
  it('everybody is refused, and no password is hashed', async () => {
    await as(await anAdmin(setup)).setting.setRegistration({ enabled: false })
    class Untouched extends Passwords {
      override hash(): Promise<string> {
        throw new Error('nothing was to be hashed')
      }
    }
    const refused = as('guest', { site: { ...site, passwords: new Untouched() } }).member.register(form)
    await expectRefusal(refused, 'closed', 'member.registration_closed')
    expect(await members()).toBe(1)
  })

  it('a registration that began before it closed is refused', async () => {
    const admin = await anAdmin(setup)
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

  it('no member is added after the admin has got the response, however many requests are under way', async () => {
    const admin = await anAdmin(setup)
    // Real hashes take long enough that some registrations are under way.
    const slow = { site: { ...site, passwords: new Passwords() } }
    const crowd = Array.from({ length: 12 }, (_, index) =>
      as('guest', slow).member.register({ ...form, username: `reader_${index}`, email: `reader-${index}@example.org` }),
    )
    const answered = Promise.allSettled(crowd)
    await Promise.race(crowd)
    await as(admin).setting.setRegistration({ enabled: false })
    const whenClosed = await members()
    await answered
    expect(whenClosed).toBeGreaterThan(1)
    expect(await members()).toBe(whenClosed)
  })

  it('it works again after reopening', async () => {
    const admin = await anAdmin(setup)
    await as(admin).setting.setRegistration({ enabled: false })
    await as(admin).setting.setRegistration({ enabled: true })
    expect(await as('guest').member.register(form)).toMatchObject({ user: { username: 'Ada_1915' } })
  })
})
