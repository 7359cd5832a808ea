import { beforeEach, describe, expect, it } from 'vitest'
import { action as write, loader as blank } from '#app/routes/admin-board-new.tsx'
import { action, loader } from '#app/routes/admin-board.tsx'
import { loader as list } from '#app/routes/admin-boards.tsx'
import type { Member } from '#server/member/member.entity.ts'
import { flashOf, visit } from '#test/app/account/visit.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

let admin: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
})

const form = {
  name: '老照片',
  nameEn: 'Old photographs',
  description: '晒一晒',
  descriptionEn: '',
  order: '3',
  status: 'active',
}
const send = (id: number, sent: Record<string, string>) =>
  visit(setup, action, `/admin/boards/${id}`, { as: admin, params: { id: String(id) }, form: sent })
const source = (id: number) => as(admin).board.source({ id })

describe('the board pages of the admin area', () => {
  it('are for admins alone', async () => {
    const { id } = await aBoard(setup)
    const member = await aMember(setup)
    const sent = { form: { act: 'board', ...form }, params: { id: String(id) } }
    for (const [door, path, ask] of [
      [list, '/admin/boards', {}],
      [blank, '/admin/boards/new', {}],
      [write, '/admin/boards/new', sent],
      [loader, `/admin/boards/${id}`, { params: sent.params }],
      [action, `/admin/boards/${id}`, sent],
    ] as const) {
      expect((await visit(setup, door, path, { as: member, ...ask })).location).toBe('/')
      expect((await visit(setup, door, path, ask)).location).toMatch(/^\/login\?redirect=/)
    }
    expect((await as(admin).board.list({ status: 'all' })).boards).toHaveLength(1)
  })

  it('list all boards in their order, the archived ones too', async () => {
    await aBoard(setup, { name: '后', order: 2 })
    await aBoard(setup, { name: '前', order: 1, status: 'archived' })
    const { data } = await visit(setup, list, '/admin/boards', { as: admin })
    expect(data).toMatchObject({
      boards: [
        { name: '前', status: 'archived' },
        { name: '后', status: 'active' },
      ],
    })
  })

  it('create a board in both languages', async () => {
    const told = await visit(setup, write, '/admin/boards/new', { as: admin, form })
    expect([told.status, told.location]).toEqual([303, '/admin/boards'])
    expect(flashOf(told)).toEqual({ type: 'success', text: 'boards:done.written' })
    const [board] = (await as(admin).board.list({})).boards
    expect(await source(board?.id ?? 0)).toMatchObject({ ...form, order: 3 })
  })

  it('edit a board; an empty field clears its value', async () => {
    const { id } = await aBoard(setup, { nameEn: 'A name', order: 5 })
    const told = await send(id, { act: 'board', ...form, nameEn: '', description: '', order: '', status: 'archived' })
    expect(flashOf(told)).toEqual({ type: 'success', text: 'boards:done.edited' })
    const kept = {
      name: '老照片',
      nameEn: '',
      description: '',
      descriptionEn: '',
      order: 0,
      status: 'archived',
      icon: 'torch',
    }
    expect(await source(id)).toEqual({ id, ...kept })
  })

  it('report errors at their fields, keep what was typed, and change nothing', async () => {
    const [{ id }, other] = [await aBoard(setup), await aBoard(setup)]
    const before = await source(id)
    for (const [field, value] of [
      ['name', ''],
      ['name', '长'.repeat(51)],
      ['name', other.name],
      ['nameEn', 'x'.repeat(51)],
      ['description', '长'.repeat(301)],
      ['order', 'first'],
      ['status', 'burnt'],
    ] as const) {
      const told = await send(id, { act: 'board', ...form, [field]: value })
      expect(told.status, `${field} ${value}`).toBe(422)
      expect(told.data, `${field} ${value}`).toHaveProperty(`errors.${field}.0`)
      expect(told.data).toMatchObject({
        values: { descriptionEn: '', description: field === 'description' ? value : '晒一晒' },
      })
    }
    expect(await source(id)).toEqual(before)
    expect((await send(id, { act: 'burn' })).status).toBe(400)
    expect((await send(99, { act: 'board', ...form })).status).toBe(404)
  })

  it('delete an empty board once, and refuse to delete one with posts', async () => {
    const [empty, full] = [await aBoard(setup), await aBoard(setup)]
    await aPost(setup, admin, full.id)
    const told = await send(empty.id, { act: 'board-remove' })
    expect(flashOf(told)).toEqual({ type: 'success', text: 'boards:done.removed' })
    expect((await send(empty.id, { act: 'board-remove' })).status).toBe(404)
    const refused = await send(full.id, { act: 'board-remove' })
    expect([refused.status, refused.data]).toMatchObject([422, { message: '版块里还有帖子，不能删除' }])
    expect((await as(admin).board.list({ status: 'all' })).boards.map(({ id }) => id)).toEqual([full.id])
  })
})
