import { describe, expect, it } from 'vitest'
import { LastRead } from '#server/post/last-read.entity.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, sql } = setup

const flags = [
  ['pin', 'isSticky'],
  ['feature', 'isHighlighted'],
  ['lock', 'isLocked'],
] as const

async function aForum() {
  const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const moderator = await aMember(setup, { role: 'moderator' })
  const [from, to] = [await aBoard(setup), await aBoard(setup)]
  const post = await aPost(setup, ada, from.id)
  return { ada, ben, admin, moderator, from, to, post, id: post.id }
}

const acts = async (): Promise<unknown> => (await sql('select act from audit order by id', [])).rows
const counts = async (id: number) => (await as('guest').board.byId({ id })).postCount

describe.each(flags)('to %s', (act, flag) => {
  it('is for moderators and admins, for hidden posts too, and not for the author', async () => {
    const { ada, admin, moderator, id } = await aForum()
    await as(admin).post.review({ id, status: 'rejected' })
    for (const [who, value] of [
      [moderator, true],
      [admin, false],
      [moderator, true],
    ] as const)
      expect(await as(who).post[act]({ id, value })).toMatchObject({ [flag]: value, status: 'rejected' })
    await expectRefusal(as(ada).post[act]({ id, value: false }), 'forbidden', 'session.not_admin')
    expect(await as(ada).post.byId({ id })).toMatchObject({ [flag]: true })
  })

  it('is one act when two send the same value at the same time, and two when both toggle it', async () => {
    const { admin, moderator, id } = await aForum()
    const both = [admin, moderator]
    await Promise.all(both.map(who => as(who).post[act]({ id, value: true })))
    expect(await acts()).toEqual([{ act: `post.${act}` }])
    const seen = await Promise.all(both.map(who => as(who).post[act]({ id })))
    expect(seen.map(each => each[flag]).toSorted()).toEqual([false, true])
    expect(await as('guest').post.byId({ id })).toMatchObject({ [flag]: true })
  })

  it('a post that is removed at that moment leaves nothing, and is missing afterwards', async () => {
    const { ada, admin, id } = await aForum()
    const [set] = await Promise.allSettled([as(admin).post[act]({ id, value: true }), as(ada).post.remove({ id })])
    if (set.status === 'rejected') expectToBeRefusal(set.reason, 'missing', 'post.not_found')
    await expectRefusal(as(admin).post[act]({ id, value: true }), 'missing', 'post.not_found')
  })
})

describe('moving a post', () => {
  it('to one board by two at the same time is one act, and is counted once', async () => {
    const { admin, moderator, from, to, id } = await aForum()
    const moved = await Promise.all([admin, moderator].map(who => as(who).post.move({ id, boardId: to.id })))
    expect(moved.map(({ boardId }) => boardId)).toEqual([to.id, to.id])
    expect(await acts()).toEqual([{ act: 'post.move' }])
    expect([await counts(from.id), await counts(to.id)]).toEqual([0, 1])
  })

  it('that is hidden changes no counts, and is counted on the new board after its approval', async () => {
    const { admin, moderator, from, to, id } = await aForum()
    await as(admin).post.review({ id, status: 'rejected' })
    expect(await as(moderator).post.move({ id, boardId: to.id })).toMatchObject({ boardId: to.id, status: 'rejected' })
    expect([await counts(from.id), await counts(to.id)]).toEqual([0, 0])
    await as(admin).post.review({ id, status: 'approved' })
    expect([await counts(from.id), await counts(to.id)]).toEqual([0, 1])
  })

  it('that is anonymous does not reveal its author to a moderator', async () => {
    const { ada, moderator, admin, from, to } = await aForum()
    const { id } = await aPost(setup, ada, from.id, { isAnonymous: true })
    expect(JSON.stringify(await as(moderator).post.move({ id, boardId: to.id }))).not.toContain(ada.username)
    expect((await as(admin).post.move({ id, boardId: from.id })).user).toMatchObject({ id: ada.id })
  })

  it('keeps likes, bookmarks, follows, mutes and read positions', async () => {
    const { ben, moderator, to, id } = await aForum()
    await aReply(setup, ben, id)
    await as(ben).post.like({ id })
    await as(ben).bookmark.add({ type: 'post', id })
    await as(ben).mute.mutePost({ id })
    await as(ben).post.markRead({ id })
    const { board: _, boardId: __, ...before } = await as(ben).post.byId({ id })
    expect(before).toMatchObject({ isLiked: true, isBookmarked: true, isFollowed: true, isMuted: true, readFloor: 1 })
    await as(moderator).post.move({ id, boardId: to.id })
    expect(await as(ben).post.byId({ id })).toMatchObject({ ...before, boardId: to.id, version: before.version + 1 })
  })

  it('during many replies counts every reply on the new board, and none on the old one', async () => {
    const { ada, ben, admin, from, to, id } = await aForum()
    const replies = Array.from({ length: 12 }, (_, index) => aReply(setup, index % 2 === 0 ? ada : ben, id))
    await Promise.all([...replies, as(admin).post.move({ id, boardId: to.id })])
    const counted = async (board: number) => {
      const { postCount, replyCount } = await as('guest').board.byId({ id: board })
      return [postCount, replyCount]
    }
    expect([await counted(from.id), await counted(to.id)]).toEqual([
      [0, 0],
      [1, 12],
    ])
  })

  it('while it is removed or the board archived leaves exact counts on both', async () => {
    const { ada, admin, moderator, from, to, id } = await aForum()
    const { id: other } = await aPost(setup, ada, from.id)
    const [gone, late] = await Promise.allSettled([
      as(moderator).post.move({ id, boardId: to.id }),
      as(moderator).post.move({ id: other, boardId: to.id }),
      as(ada).post.remove({ id }),
      as(admin).board.edit({ id: to.id, status: 'archived' }),
    ])
    if (gone.status === 'rejected') expect(String(gone.reason)).toMatch(/post\.not_found|board\.archived/)
    if (late.status === 'rejected') expectToBeRefusal(late.reason, 'conflict', 'board.archived')
    const moved = late.status === 'fulfilled' ? 1 : 0
    expect([await counts(from.id), await counts(to.id)]).toEqual([1 - moved, moved])
  })

  it('and editing it at the same time keeps both changes, or the edit gets a conflict', async () => {
    const { ada, admin, from, to, post, id } = await aForum()
    const edit = { id, boardId: from.id, content: '改过', version: post.version }
    const [edited] = await Promise.allSettled([as(ada).post.edit(edit), as(admin).post.move({ id, boardId: to.id })])
    if (edited.status === 'rejected') expectToBeRefusal(edited.reason, 'conflict', 'post.changed_meanwhile')
    const content = edited.status === 'fulfilled' ? '改过' : post.content
    expect(await as('guest').post.byId({ id })).toMatchObject({ boardId: to.id, content })
  })
})

it('of two concurrent edits of the same version one is stored, and the other gets a conflict', async () => {
  const { ada, admin, id } = await aForum()
  const both = await Promise.allSettled(
    [ada, admin].map((who, index) => as(who).post.edit({ id, content: `第${index}份`, version: 1 })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const each of both)
    if (each.status === 'rejected') expectToBeRefusal(each.reason, 'conflict', 'post.changed_meanwhile')
  expect(await as('guest').post.byId({ id })).toMatchObject({ version: 2 })
})

describe('the read position of a post', () => {
  it('is not stored for a hidden post, even for viewers who can see it, and continues when the post is public again', async () => {
    const { ada, ben, admin, moderator, id } = await aForum()
    await aReply(setup, ben, id)
    await as(ada).post.markRead({ id })
    await aReply(setup, ben, id)
    await as(admin).post.review({ id, status: 'rejected' })
    expect(await as(ada).post.markRead({ id })).toEqual({ readFloor: 1, unreadCount: 1 })
    for (const who of [admin, moderator])
      expect(await as(who).post.markRead({ id })).toEqual({ readFloor: 0, unreadCount: 0 })
    await expectRefusal(as(ben).post.markRead({ id }), 'missing', 'post.not_found')
    await as(admin).post.review({ id, status: 'approved' })
    expect(await as(ada).post.markRead({ id })).toEqual({ readFloor: 2, unreadCount: 0 })
    expect(await em().count(LastRead, { member: admin.id })).toBe(0)
  })

  it('belongs to each member, is stored for many readers at the same time, and is deleted with the post', async () => {
    const { ada, ben, admin, moderator, id } = await aForum()
    await aReply(setup, ben, id)
    const read = await Promise.all([ada, ben, admin, moderator].map(who => as(who).post.markRead({ id })))
    expect(read).toEqual(read.map(() => ({ readFloor: 1, unreadCount: 0 })))
    await Promise.allSettled([
      as(ada).post.markRead({ id }),
      as(ben).post.visit({ id, floor: 1 }),
      as(admin).post.remove({ id }),
    ])
    expect(await em().count(LastRead)).toBe(0)
  })
})
