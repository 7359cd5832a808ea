import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { editMember } from '#server/account/managed-member.schema.ts'
import type { Role } from '#server/kernel/rights.schema.ts'
import { Member } from '#server/member/member.entity.ts'
import { lettersIn } from '#test/support/mail.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, sql } = setup

const password = 'lighthouse-1915'
const fresh = { username: 'ada_1915', email: 'ada@example.org', password } as const

const acts = async () => (await sql('select act, target, before, after from audit order by id', [])).rows
const logIn = (account: string, secret = password) => as('guest').session.login({ username: account, password: secret })
const gone = async (member: Member) => (await em().findOne(Member, member.id)) === null

describe('the list of accounts', () => {
  it('is readable by admins alone, newest first, page by page', async () => {
    const admin = await anAdmin(setup)
    const members = [await aMember(setup), await aMember(setup), await aMember(setup)]
    const [first, second, third] = members.map(({ id }) => id)
    const list = await as(admin).member.list({ limit: 2 })
    expect(list.users.map(({ id }) => id)).toEqual([third, second])
    expect(list).toMatchObject({ total: 4, page: 1, limit: 2, totalPages: 2 })
    const rest = await as(admin).member.list({ limit: 2, page: 2 })
    expect(rest.users.map(({ id }) => id)).toEqual([first, admin.id])
    expect((await as(admin).member.list({ page: 9 })).users).toEqual([])
    expect(rest.users[1]).toMatchObject({ email: admin.email, role: 'admin' })
    expect(JSON.stringify(list)).not.toMatch(/password|hash/i)
  })

  it('finds a part of a name or an address in any case, and filters by role', async () => {
    const admin = await anAdmin(setup, { username: 'keeper', email: 'keeper@site.org' })
    const ada = await aMember(setup, { username: 'Ada_River', email: 'a@delta.edu' })
    const bo = await aMember(setup, { username: 'bo_2020', email: 'BO@delta.edu' })
    const found = async (search: string, role?: Role) =>
      (await as(admin).member.list({ search, ...(role === undefined ? {} : { role }) })).users.map(({ id }) => id)
    expect(await found('ada_r')).toEqual([ada.id])
    expect(await found(' DELTA ')).toEqual([bo.id, ada.id])
    expect(await found('')).toEqual([bo.id, ada.id, admin.id])
    expect(await found('', 'admin')).toEqual([admin.id])
    expect(await found('delta', 'admin')).toEqual([])
    // Characters with a meaning in a LIKE pattern match only themselves.
    for (const search of ['%', 'a%a', '\\', "'", '___']) expect(await found(search), search).toEqual([])
    await expectRefusal(
      as(admin).member.list({ search: '江'.repeat(101) }),
      'invalid',
      'member.search_too_long',
      'search',
    )
  })
})

describe('a caller who is not an admin', () => {
  it('can neither list nor change accounts', async () => {
    const [ada, bo] = [await aMember(setup), await aMember(setup)]
    for (const [who, kind, code] of [
      ['guest', 'unauthenticated', 'session.required'],
      [ada, 'forbidden', 'session.not_admin'],
    ] as const) {
      const { member } = as(who)
      for (const call of [
        member.list({}),
        member.byId({ id: bo.id }),
        member.chosen({ ids: [bo.id] }),
        member.create(fresh),
        member.edit({ id: bo.id, bio: '!' }),
        member.setRole({ id: ada.id, role: 'admin' }),
        member.remove({ id: bo.id }),
        member.removeMany({ ids: [bo.id] }),
      ])
        await expectRefusal(call, kind, code)
    }
    expect(await em().count(Member, { role: 'admin' })).toBe(0)
    expect(await gone(bo)).toBe(false)
    expect(await acts()).toEqual([])
  })
})

describe('creating an account', () => {
  it('works while registration is closed; its owner can log in, and the audit records the act without the password', async () => {
    const admin = as(await anAdmin(setup))
    await admin.setting.setRegistration({ enabled: false })
    const made = await admin.member.create({
      ...fresh,
      role: 'admin',
      bio: '',
      graduationYear: 1952,
      department: '水文',
    })
    expect(made).toMatchObject({ username: 'ada_1915', role: 'admin', bio: null, graduationYear: 1952, avatar: null })
    expect((await logIn('ADA@example.org')).user.id).toBe(made.id)
    const act = (await acts()).at(-1)
    expect(act).toMatchObject({ act: 'member.create', target: `member ${made.id}`, before: null })
    expect(JSON.stringify(act)).not.toContain(password)
  })

  it('refuses a name or address that is taken, reserved or invalid, and creates nothing', async () => {
    const admin = as(await anAdmin(setup))
    await aMember(setup, { username: 'taken', email: 'taken@example.org' })
    const make = (changed: object) => admin.member.create({ ...fresh, ...changed })
    await expectRefusal(make({ username: 'TAKEN' }), 'conflict', 'member.username_taken', 'username')
    await expectRefusal(make({ email: 'Taken@example.org' }), 'conflict', 'member.email_taken', 'email')
    await expectRefusal(make({ username: 'root' }), 'conflict', 'member.username_reserved', 'username')
    await expectRefusal(make({ username: 'a' }), 'invalid', 'member.username_length', 'username')
    await expectRefusal(make({ email: 'nowhere' }), 'invalid', 'member.email_invalid', 'email')
    await expectRefusal(make({ password: '12345' }), 'invalid', 'member.password_too_short', 'password')
    await expectRefusal(make({ role: 'king' }), 'invalid', 'member.role', 'role')
    await expectRefusal(make({ avatar: 'javascript:1' }), 'invalid', 'member.avatar_invalid', 'avatar')
    await expectRefusal(make({ graduationYear: 1900 }), 'invalid', 'member.graduation_year_invalid', 'graduationYear')
    expect(await em().count(Member)).toBe(2)
    expect(await acts()).toEqual([])
  })

  it('sent twice creates one account, also at the same time', async () => {
    const admin = await anAdmin(setup)
    const send = () => as(admin, { idempotencyKey: 'the same form' }).member.create(fresh)
    const made = [...(await Promise.all([send(), send()])), await send()]
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await em().count(Member)).toBe(2)
    expect(await acts()).toHaveLength(1)
  })
})

describe('changing an account', () => {
  it('changes the fields that are sent, leaves the others, and records both sides in the audit', async () => {
    const admin = as(await anAdmin(setup))
    const ada = await aMember(setup, { username: 'ada', email: 'ada@example.org' })
    const { id } = ada
    await admin.member.edit({ id, bio: '修堤的人', graduationYear: 1952 })
    expect(await admin.member.byId({ id })).toMatchObject({ username: 'ada', bio: '修堤的人', graduationYear: 1952 })
    // A client may send back the whole object, with an empty password and with fields that the procedure does not know.
    const whole = { ...(await admin.member.byId({ id })), password: '', graduationYear: null, createdAt: 'x' }
    await admin.member.edit(whole)
    expect(await admin.member.byId({ id })).toMatchObject({ username: 'ada', bio: '修堤的人', graduationYear: null })
    const kept = await acts()
    expect(kept).toHaveLength(2)
    expect(kept[0]).toMatchObject({ act: 'member.edit', before: { bio: null }, after: { bio: '修堤的人' } })
    await admin.member.edit({ id, bio: '修堤的人' })
    expect(await acts()).toHaveLength(2)
    await expectRefusal(admin.member.edit({ id: 999, bio: '!' }), 'missing', 'member.not_found')
  })

  it('refuses a name or address that is taken or reserved; a reserved name that its owner already has stays', async () => {
    const admin = as(await anAdmin(setup))
    await aMember(setup, { username: 'taken', email: 'taken@example.org' })
    const { id } = await aMember(setup, { username: 'Support', email: 'support@example.org' })
    await expectRefusal(admin.member.edit({ id, username: 'TAKEN' }), 'conflict', 'member.username_taken', 'username')
    await expectRefusal(
      admin.member.edit({ id, email: 'TAKEN@example.org' }),
      'conflict',
      'member.email_taken',
      'email',
    )
    await expectRefusal(admin.member.edit({ id, username: 'root' }), 'conflict', 'member.username_reserved', 'username')
    expect(await admin.member.edit({ id, username: 'support' })).toMatchObject({ username: 'support' })
    expect(await lettersIn(setup)).toEqual([])
  })

  it('ends the owner’s sessions and informs them for a new password; informs the old address for a new address', async () => {
    const admin = as(await anAdmin(setup))
    const ada = await aMember(setup, { username: 'ada', email: 'ada@example.org', password })
    await logIn('ada')
    await admin.member.edit({ id: ada.id, password: 'levelling-1952', email: 'new@example.org' })
    expect((await sql('select 1 from session where member_id = $1', [ada.id])).rows).toEqual([])
    await expectRefusal(logIn('ada'), 'credentials', 'session.credentials')
    expect((await logIn('new@example.org', 'levelling-1952')).user.id).toBe(ada.id)
    const told = (await lettersIn(setup)).map(({ kind, address }) => ({ kind, address }))
    expect(told).toEqual(
      expect.arrayContaining([
        { kind: 'email_set', address: 'ada@example.org' },
        { kind: 'password_set', address: 'new@example.org' },
      ]),
    )
    expect(setup.woken.count).toBeGreaterThan(0)
    expect((await acts()).at(-1)).toMatchObject({ after: { password: 'set', email: 'new@example.org' } })
    expect(JSON.stringify(await acts())).not.toContain('levelling')
  })

  it('refuses each invalid value at its field, and changes nothing', async () => {
    const admin = as(await anAdmin(setup))
    const { id } = await aMember(setup)
    type Change = Partial<z.input<typeof editMember>>
    const edit = (changed: Change) => admin.member.edit({ id, bio: '!', ...changed })
    await expectRefusal(edit({ password: '12345' }), 'invalid', 'member.password_too_short', 'password')
    await expectRefusal(edit({ username: '江河水' }), 'invalid', 'member.username_characters', 'username')
    await expectRefusal(edit({ bio: '江'.repeat(501) }), 'invalid', 'member.bio_too_long', 'bio')
    await expectRefusal(edit({ department: '系'.repeat(101) }), 'invalid', 'member.department_too_long', 'department')
    expect(await admin.member.byId({ id })).toMatchObject({ bio: null })
    expect(await acts()).toEqual([])
  })
})

it('an admin’s own password and address are refused here, because they need a code', async () => {
  const admin = await anAdmin(setup, { username: 'keeper', email: 'keeper@example.org' })
  const edit = (changed: object) => as(admin).member.edit({ id: admin.id, ...changed })
  await expectRefusal(edit({ password: 'levelling-1952' }), 'conflict', 'member.own_in_profile', 'password')
  await expectRefusal(edit({ email: 'else@example.org' }), 'conflict', 'member.own_in_profile', 'email')
  expect(await edit({ email: 'keeper@example.org', password: '', bio: '守站的人' })).toMatchObject({ bio: '守站的人' })
})

describe('the role', () => {
  it('can be granted and revoked, with immediate effect', async () => {
    const admin = await anAdmin(setup)
    const ada = await aMember(setup)
    expect(await as(admin).member.setRole({ id: ada.id, role: 'admin' })).toMatchObject({ role: 'admin' })
    expect(await as(admin).member.setRole({ id: ada.id, role: 'user' })).toMatchObject({ role: 'user' })
    expect(await acts()).toMatchObject([
      { before: { role: 'user' }, after: { role: 'admin' } },
      { before: { role: 'admin' }, after: { role: 'user' } },
    ])
  })

  it('cannot be revoked by its owner', async () => {
    const [admin] = [await anAdmin(setup), await anAdmin(setup)]
    await expectRefusal(as(admin).member.setRole({ id: admin.id, role: 'user' }), 'conflict', 'member.not_yourself')
    await expectRefusal(as(admin).member.edit({ id: admin.id, role: 'user' }), 'conflict', 'member.not_yourself')
    expect(await as(admin).member.edit({ id: admin.id, role: 'admin', bio: '守站的人' })).toMatchObject({
      role: 'admin',
    })
  })

  it('remains with one of two admins who revoke each other’s at the same time', async () => {
    const [ada, bo] = [await anAdmin(setup), await anAdmin(setup)]
    const outcomes = await Promise.allSettled([
      as(ada).member.setRole({ id: bo.id, role: 'user' }),
      as(bo).member.setRole({ id: ada.id, role: 'user' }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await em().count(Member, { role: 'admin' })).toBe(1)
  })
})
