import { describe, expect, it } from 'vitest'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, sql } = setup

async function aPostToMove() {
  const ada = await aMember(setup)
  const [from, to] = [await aBoard(setup, { name: '问答' }), await aBoard(setup, { name: '故事' })]
  const post = await aPost(setup, ada, from.id, { title: '搬家的河' })
  await aReply(setup, ada, post.id)
  return { ada, from, to, post }
}

describe('moving a post', () => {
  it('is for moderators and admins; it keeps the address, changes lists and search, and is recorded', async () => {
    const { ada, from, to, post } = await aPostToMove()
    const { id } = post
    await expectRefusal(as('guest').post.move({ id, boardId: to.id }), 'unauthenticated', 'session.required')
    await expectRefusal(as(ada).post.move({ id, boardId: to.id }), 'forbidden', 'session.not_admin')
    const moderator = await aMember(setup, { role: 'moderator' })
    const moved = await as(moderator).post.move({ id, boardId: to.id })
    expect(moved).toMatchObject({ id, board: { id: to.id, name: '故事' }, updatedAt: post.updatedAt, editedAt: null })
    expect(await as('guest').post.byId({ id })).toMatchObject({ boardId: to.id, replyCount: 1 })
    const on = async (boardId: number) => (await as('guest').post.list({ boardId })).posts.map(each => each.id)
    expect([await on(from.id), await on(to.id)]).toEqual([[], [id]])
    const found = async (board: number) => (await as('guest').search.find({ q: '搬家', board })).total
    expect([await found(from.id), await found(to.id)]).toEqual([0, 1])
    const { rows } = await sql('select act, target, before, after from audit', [])
    expect(rows).toEqual([
      {
        act: 'post.move',
        target: `post ${id}`,
        before: { boardId: from.id, name: '问答' },
        after: { boardId: to.id, name: '故事' },
      },
    ])
  })

  it('changes the counts of both boards, also when two do it at the same time', async () => {
    const { from, to, post } = await aPostToMove()
    const third = await aBoard(setup)
    const admins = [await anAdmin(setup), await anAdmin(setup)]
    await Promise.all(
      [to, third].map(({ id }, index) => as(admins[index] ?? 'guest').post.move({ id: post.id, boardId: id })),
    )
    const counts = async (id: number) => {
      const { postCount, replyCount } = await as('guest').board.byId({ id })
      return [postCount, replyCount]
    }
    const all = [await counts(from.id), await counts(to.id), await counts(third.id)]
    expect(all[0]).toEqual([0, 0])
    expect(all.slice(1).sort()).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  it('to its own board is no act; to an archived or missing board it is refused', async () => {
    const { from, to, post } = await aPostToMove()
    const admin = as(await anAdmin(setup))
    expect(await admin.post.move({ id: post.id, boardId: from.id })).toMatchObject({ boardId: from.id })
    expect((await admin.audit.list({})).acts).toEqual([])
    await admin.board.edit({ id: to.id, status: 'archived' })
    await expectRefusal(admin.post.move({ id: post.id, boardId: to.id }), 'conflict', 'board.archived')
    await expectRefusal(admin.post.move({ id: post.id, boardId: 99 }), 'missing', 'board.not_found')
    await expectRefusal(admin.post.move({ id: 99, boardId: to.id }), 'missing', 'post.not_found')
    // A post on an archived board can be moved to another board.
    await admin.board.edit({ id: from.id, status: 'archived' })
    await admin.board.edit({ id: to.id, status: 'active' })
    expect(await admin.post.move({ id: post.id, boardId: to.id })).toMatchObject({ boardId: to.id })
  })

  it('gives its author, who is editing it, a conflict', async () => {
    const { ada, from, to, post } = await aPostToMove()
    await as(await anAdmin(setup)).post.move({ id: post.id, boardId: to.id })
    const edit = { id: post.id, boardId: from.id, content: '改过', version: post.version }
    await expectRefusal(as(ada).post.edit(edit), 'conflict', 'post.changed_meanwhile')
  })
})
