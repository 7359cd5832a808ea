import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { action as write, loader as blank } from '#app/routes/admin-member-new.tsx'
import { action as edit, loader as one } from '#app/routes/admin-member.tsx'
import { action as remove, loader as question } from '#app/routes/admin-members-remove.tsx'
import { loader as list } from '#app/routes/admin-members.tsx'
import { Member } from '#server/member/member.entity.ts'
import { flashOf, visit } from '#test/app/account/visit.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

let admin: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
})

const form = {
  act: 'member',
  username: 'ada_1915',
  email: 'ada@example.org',
  password: 'lighthouse-1915',
  role: 'user',
  graduationYear: '1952',
  department: '',
  avatar: '',
  bio: '修堤的人',
}
const send = (id: number, sent: Record<string, string>) =>
  visit(setup, edit, `/admin/members/${id}`, { as: admin, params: { id: String(id) }, form: sent })

describe('the account pages of the admin area', () => {
  it('are for admins alone', async () => {
    const member = await aMember(setup)
    const params = { id: String(member.id) }
    for (const [door, path, ask] of [
      [list, '/admin/members', {}],
      [blank, '/admin/members/new', {}],
      [write, '/admin/members/new', { form }],
      [one, `/admin/members/${member.id}`, { params }],
      [edit, `/admin/members/${member.id}`, { params, form: { ...form, role: 'admin' } }],
      [question, `/admin/members/remove?ids=${admin.id}`, {}],
      [remove, '/admin/members/remove', { form: { ids: String(admin.id), texts: 'keep' } }],
    ] as const) {
      expect((await visit(setup, door, path, { as: member, ...ask })).location).toBe('/')
      expect((await visit(setup, door, path, ask)).location).toMatch(/^\/login\?redirect=/)
    }
    expect(await em().count(Member)).toBe(2)
    expect((await as(admin).member.byId({ id: member.id })).role).toBe('user')
  })

  it('search by words and role, and ignore invalid parameters', async () => {
    const ada = await aMember(setup, { username: 'ada', email: 'ada@delta.edu' })
    const asked = async (query: string) => (await visit(setup, list, `/admin/members${query}`, { as: admin })).data
    expect(await asked('?search=DELTA&role=user')).toMatchObject({ total: 1, members: [{ id: ada.id }] })
    expect(await asked('?role=king&page=-1')).toMatchObject({ total: 2, asked: { role: 'all', page: 1, search: '' } })
    expect(await asked(`?search=${'x'.repeat(3000)}`)).toMatchObject({ total: 0, members: [] })
    expect(await asked('?page=9')).toMatchObject({ total: 2, members: [], myId: admin.id })
  })

  it('create and edit an account; an empty field clears its value, except the password', async () => {
    const told = await visit(setup, write, '/admin/members/new', { as: admin, form })
    expect([told.status, told.location]).toEqual([303, '/admin/members'])
    expect(flashOf(told)).toEqual({ type: 'success', text: 'adminMembers:done.written' })
    const { users } = await as(admin).member.list({ search: 'ada_1915' })
    const id = users[0]?.id ?? 0
    expect(users).toMatchObject([{ graduationYear: 1952, department: null, bio: '修堤的人', role: 'user' }])
    const saved = await send(id, {
      ...form,
      password: '',
      graduationYear: '',
      bio: '',
      department: '水文',
      role: 'admin',
    })
    expect(flashOf(saved)).toEqual({ type: 'success', text: 'adminMembers:done.edited' })
    expect(await as(admin).member.byId({ id })).toMatchObject({
      graduationYear: null,
      bio: null,
      department: '水文',
      role: 'admin',
    })
    const login = as('guest').session.login({ username: 'ada_1915', password: form.password })
    expect((await login).user.id).toBe(id)
  })

  it('keep what was typed in a refused form, and never the password', async () => {
    const { id } = await aMember(setup)
    const wrong = { ...form, username: 'root', email: 'nowhere', graduationYear: '12' }
    for (const { status, data } of [
      await send(id, wrong),
      await visit(setup, write, '/admin/members/new', { as: admin, form: wrong }),
    ]) {
      expect(status).toBe(422)
      expect(data).toMatchObject({
        values: { username: 'root', email: 'nowhere' },
        errors: { email: ['请输入有效的邮箱地址'], graduationYear: [expect.any(String)] },
      })
      expect(JSON.stringify(data)).not.toContain(form.password)
    }
    const reserved = await send(id, { ...form, username: 'root' })
    expect(reserved.data).toMatchObject({ errors: { username: ['这个用户名已被保留，请换一个'] } })
    const none = await visit(setup, write, '/admin/members/new', { as: admin, form: { act: 'member' } })
    expect(none.data).toMatchObject({ errors: { username: [expect.any(String)], password: ['请输入密码'] } })
    const oneself = await send(admin.id, { ...form, email: admin.email, password: '', role: 'user' })
    expect(oneself.status).toBe(422)
    expect(JSON.stringify(oneself.data)).toContain('请另一位管理员来做')
  })

  it('create one account from a form that is sent twice; an old form does not revert a role that was changed in the meantime', async () => {
    const { data } = await visit(setup, blank, '/admin/members/new', { as: admin })
    const { stamp } = z.object({ stamp: z.string() }).parse(data)
    setup.clock.advance(5_000)
    const send2 = () => visit(setup, write, '/admin/members/new', { as: admin, form: { ...form, stamp } })
    expect((await Promise.all([send2(), send2()])).map(({ status }) => status)).toEqual([303, 303])
    const [made] = (await as(admin).member.list({ search: 'ada_1915' })).users
    const id = made?.id ?? 0
    await as(admin).member.setRole({ id, role: 'admin' })
    const old = { ...form, password: '', department: '水文' }
    expect((await send(id, { ...old, role: 'user', roleBefore: 'user' })).status).toBe(303)
    expect(await as(admin).member.byId({ id })).toMatchObject({ department: '水文', role: 'admin' })
    await send(id, { ...old, role: 'user', roleBefore: 'admin' })
    expect((await as(admin).member.byId({ id })).role).toBe('user')
  })

  it('ask for confirmation before deleting existing accounts, and report how many were deleted', async () => {
    const [ada, bo] = [await aMember(setup), await aMember(setup)]
    const { data } = await visit(setup, question, `/admin/members/remove?ids=${ada.id}&ids=999&ids=${bo.id}`, {
      as: admin,
    })
    expect(data).toMatchObject({ members: [{ id: ada.id }, { id: bo.id }] })
    for (const query of ['', '?ids=999', '?ids=x', '?ids=-1']) {
      const nobody = await visit(setup, question, `/admin/members/remove${query}`, { as: admin })
      expect(nobody.location, query).toBe('/admin/members')
      expect(flashOf(nobody)).toEqual({ type: 'warning', text: 'adminMembers:remove.noneChosen' })
    }
    const sent = { as: admin, form: { ids: String(ada.id), texts: 'remove' } }
    const done = await visit(setup, remove, '/admin/members/remove', sent)
    expect(flashOf(done)).toEqual({ type: 'success', text: 'adminMembers:done.removed', params: { number: 1 } })
    const again = await visit(setup, remove, '/admin/members/remove', sent)
    expect(flashOf(again)).toEqual({ type: 'warning', text: 'adminMembers:done.gone' })
    const oneself = { as: admin, form: { ids: String(admin.id), texts: 'keep' } }
    expect((await visit(setup, remove, '/admin/members/remove', oneself)).status).toBe(422)
    expect(await em().count(Member)).toBe(2)
  })
})
