import { describe, expect, it } from 'vitest'
import type { Member } from '#server/member/member.entity.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, sql } = setup

const acts = async () => (await sql('select act, target, before, after from audit order by id', [])).rows

describe('the boards', () => {
  it('are listed in their order: open ones to everybody, archived ones to admins who request them', async () => {
    const [last, first] = [await aBoard(setup, { order: 2 }), await aBoard(setup, { order: 1 })]
    const closed = await aBoard(setup, { order: 3, status: 'archived' })
    const idsFor = async (who: Member | 'guest', status?: 'active' | 'archived' | 'all') =>
      (await as(who).board.list({ status })).boards.map(({ id }) => id)
    const [ada, admin] = [await aMember(setup), await anAdmin(setup)]
    for (const who of ['guest' as const, ada])
      for (const status of [undefined, 'all', 'archived'] as const)
        expect(await idsFor(who, status)).toEqual([first.id, last.id])
    expect(await idsFor(admin)).toEqual([first.id, last.id])
    expect(await idsFor(admin, 'archived')).toEqual([closed.id])
    expect(await idsFor(admin, 'all')).toEqual([first.id, last.id, closed.id])
    expect(await as('guest').board.byId({ id: closed.id })).toMatchObject({ id: closed.id, status: 'archived' })
    await expectRefusal(as('guest').board.byId({ id: 99 }), 'missing', 'board.not_found')
  })

  it('are in the viewer’s language, where a translation exists', async () => {
    const admin = as(await anAdmin(setup))
    const both = await admin.board.write({
      name: '青春记忆',
      nameEn: 'Memories',
      description: '旧事',
      descriptionEn: 'Old times',
    })
    const one = await admin.board.write({ name: '互助问答', nameEn: '' })
    const english = as('guest', { locale: 'en' })
    expect(both).toMatchObject({
      name: '青春记忆',
      description: '旧事',
      icon: '',
      order: 0,
      postCount: 0,
      replyCount: 0,
    })
    expect(await english.board.byId({ id: both.id })).toMatchObject({ name: 'Memories', description: 'Old times' })
    expect(await english.board.byId({ id: one.id })).toMatchObject({ name: '互助问答' })
    const post = await aPost(setup, await aMember(setup), both.id)
    expect((await english.post.byId({ id: post.id })).board.name).toBe('Memories')
  })

  it('are managed by admins alone, and every act is recorded in the audit', async () => {
    const [ada, admin] = [await aMember(setup), as(await anAdmin(setup))]
    const { id } = await aBoard(setup, { name: '旧名' })
    for (const [who, kind, code] of [
      ['guest', 'unauthenticated', 'session.required'],
      [ada, 'forbidden', 'session.not_admin'],
    ] as const) {
      await expectRefusal(as(who).board.write({ name: '新' }), kind, code)
      await expectRefusal(as(who).board.edit({ id, name: '新' }), kind, code)
      await expectRefusal(as(who).board.source({ id }), kind, code)
      await expectRefusal(as(who).board.remove({ id }), kind, code)
    }
    expect(await admin.board.edit({ id, name: '新名', icon: null })).toMatchObject({ name: '新名', icon: '' })
    expect(await admin.board.edit({ id, name: '新名' })).toMatchObject({ name: '新名', description: '在这里说说' })
    expect(await admin.board.source({ id })).toMatchObject({ name: '新名', nameEn: '', description: '在这里说说' })
    await admin.board.remove({ id })
    const made = await admin.board.write({ name: '又一个' })
    expect(await acts()).toMatchObject([
      { act: 'board.edit', target: `board ${id}`, before: { name: '旧名' }, after: { name: '新名' } },
      { act: 'board.remove', target: `board ${id}`, before: { name: '新名' } },
      { act: 'board.write', target: `board ${made.id}`, after: { name: '又一个' } },
    ])
    await expectRefusal(admin.board.edit({ id, name: '新' }), 'missing', 'board.not_found')
    await expectRefusal(admin.board.remove({ id }), 'missing', 'board.not_found')
  })

  it.each([
    [{ name: ' ' }, 'name', 'board.name_required'],
    [{ name: '河'.repeat(51) }, 'name', 'board.name_too_long'],
    [{ nameEn: 'x'.repeat(51) }, 'nameEn', 'board.name_too_long'],
    [{ description: '河'.repeat(301) }, 'description', 'board.description_too_long'],
    [{ icon: 'x'.repeat(101) }, 'icon', 'board.icon_too_long'],
  ])('refuse %j', async (wrong, field, code) => {
    const admin = as(await anAdmin(setup))
    await expectRefusal(admin.board.write({ name: '新', ...wrong }), 'invalid', code, field)
  })

  it('have unique names, also when two are created at the same time; the same idempotency key creates one', async () => {
    const admin = await anAdmin(setup)
    const make = (idempotencyKey?: string) => as(admin, { idempotencyKey }).board.write({ name: '校庆话题' })
    const settled = await Promise.allSettled([make(), make()])
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(make(), 'conflict', 'board.name_taken', 'name')
    const other = await aBoard(setup)
    await expectRefusal(
      as(admin).board.edit({ id: other.id, name: '校庆话题' }),
      'conflict',
      'board.name_taken',
      'name',
    )
    const twice = () => as(admin, { idempotencyKey: 'key' }).board.write({ name: '一' })
    const [one, again] = await Promise.all([twice(), twice()])
    expect(one).toEqual(again)
  })

  it('cannot be deleted while they hold posts, including hidden ones', async () => {
    const [ada, admin] = [await aMember(setup), as(await anAdmin(setup))]
    const { id } = await aBoard(setup)
    const post = await aPost(setup, ada, id)
    await admin.post.review({ id: post.id, status: 'rejected' })
    await expectRefusal(admin.board.remove({ id }), 'conflict', 'board.has_posts')
    expect(await acts()).toMatchObject([{ act: 'post.review' }])
    await as(ada).post.remove({ id: post.id })
    await admin.board.remove({ id })
    expect((await as('guest').board.list({})).boards).toEqual([])
  })
})

describe('the counts of a board', () => {
  it('match what everybody can see, after hiding, showing and removing', async () => {
    const [ada, admin] = [await aMember(setup), as(await anAdmin(setup))]
    const { id: boardId } = await aBoard(setup)
    const counts = async () => {
      const { postCount, replyCount } = await as('guest').board.byId({ id: boardId })
      return [postCount, replyCount]
    }
    const [one, two] = [await aPost(setup, ada, boardId), await aPost(setup, ada, boardId)]
    const [first, second] = [await aReply(setup, ada, one.id), await aReply(setup, ada, one.id)]
    await aReply(setup, ada, two.id)
    expect(await counts()).toEqual([2, 3])
    await admin.post.review({ id: one.id, status: 'rejected' })
    expect(await counts()).toEqual([1, 1])
    await admin.reply.review({ id: first.id, status: 'rejected' })
    expect(await counts()).toEqual([1, 1])
    await admin.post.review({ id: one.id, status: 'approved' })
    expect(await counts()).toEqual([2, 2])
    await as(ada).reply.remove({ id: second.id })
    expect(await counts()).toEqual([2, 1])
    await admin.reply.review({ id: first.id, status: 'approved' })
    await admin.post.pin({ id: one.id })
    await as(ada).post.like({ id: one.id })
    expect(await counts()).toEqual([2, 2])
    await as(ada).post.remove({ id: one.id })
    expect(await counts()).toEqual([1, 1])
  })
})
