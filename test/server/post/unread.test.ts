import { expect, it } from 'vitest'
import { LastRead } from '#server/post/last-read.entity.ts'
import { maxUnreadReplies } from '#server/post/post.schema.ts'
import { rendererVersion } from '#server/markdown/render-markdown.ts'
import { minutes } from '#server/kernel/clock.ts'
import { statementsOf } from '#test/support/recorded-statements.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

/** Creates a post by ada with this number of replies by ben. */
async function aTalk(replies: number) {
  const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  const say = () => aReply(setup, ben, post.id)
  for (let floor = 1; floor <= replies; floor += 1) await say()
  const listed = async (who: typeof ada | 'guest') => (await as(who).post.list({})).posts[0]
  return { ada, ben, admin, id: post.id, boardId: post.boardId, say, listed }
}

it('a list has the number of replies by others since the member opened a post, and none for posts never opened', async () => {
  const { ada, ben, id, boardId, say, listed } = await aTalk(3)
  for (const who of ['guest' as const, ada]) {
    expect(await listed(who)).not.toHaveProperty('unreadCount')
    expect(await listed(who)).not.toHaveProperty('readFloor')
  }
  await as(ada).post.visit({ id, floor: 3 })
  expect(await listed(ada)).toMatchObject({ readFloor: 3, unreadCount: 0 })
  for (let more = 0; more < 4; more += 1) await say()
  await aReply(setup, ada, id)
  expect(await listed(ada)).toMatchObject({ readFloor: 3, unreadCount: 4 })
  expect((await as(ada).post.list({ boardId })).posts).toMatchObject([{ unreadCount: 4 }])
  expect((await as(ada).post.mine({})).posts).toMatchObject([{ unreadCount: 4 }])
  expect(await as(ada).post.byId({ id })).toMatchObject({ readFloor: 3, unreadCount: 4 })
  expect(await listed(ben)).not.toHaveProperty('unreadCount')
  expect(await as('guest').post.byId({ id })).not.toHaveProperty('newSince')
})

it('hidden, waiting and removed replies do not count as new, and approved ones do', async () => {
  const { ada, ben, admin, id, say, listed } = await aTalk(1)
  await as(ada).post.visit({ id, floor: 1 })
  const [one, other] = [await say(), await say()]
  await as(admin).reply.review({ id: one.id, status: 'rejected' })
  await as(ben).reply.remove({ id: other.id })
  await reviewFirst(setup, 'forumReplies')
  const waiting = await say()
  await reviewFirst(setup)
  expect(await listed(ada)).toMatchObject({ unreadCount: 0 })
  await as(admin).reply.review({ id: waiting.id, status: 'approved' })
  expect(await listed(ada)).toMatchObject({ unreadCount: 1 })
})

it('the read position only increases, also with concurrent requests, and not beyond the last floor', async () => {
  const { ada, id, listed } = await aTalk(5)
  await Promise.all([2, 5, 1, 4, 3].map(floor => as(ada).post.visit({ id, floor })))
  expect(await em().find(LastRead, { member: ada.id })).toMatchObject([{ floor: 5 }])
  await as(ada).post.visit({ id, floor: 2 })
  await as(ada).post.visit({ id, floor: 2_000_000_000 })
  expect(await listed(ada)).toMatchObject({ readFloor: 5 })
})

it('the read position is set by API clients: up to a floor or to the end, with the same result when repeated', async () => {
  const { ada, ben, admin, id } = await aTalk(4)
  expect(await as(ada).post.markRead({ id, floor: 2 })).toEqual({ readFloor: 2, unreadCount: 2 })
  expect(await as(ada).post.markRead({ id, floor: 1 })).toEqual({ readFloor: 2, unreadCount: 2 })
  expect(await as(ada).post.markRead({ id })).toEqual({ readFloor: 4, unreadCount: 0 })
  expect(await as(ada).post.markRead({ id })).toEqual({ readFloor: 4, unreadCount: 0 })
  await expectRefusal(as('guest').post.markRead({ id }), 'unauthenticated', 'session.required')
  await expectRefusal(as('guest').post.visit({ id, floor: 1 }), 'unauthenticated', 'session.required')
  await expectRefusal(as(ada).post.markRead({ id: 99_999 }), 'missing', 'post.not_found')
  for (const floor of [-1, 1.5, 2_147_483_648])
    await expectRefusal(as(ada).post.markRead({ id, floor }), 'invalid', 'invalid.value', 'floor')
  await as(admin).post.review({ id, status: 'rejected' })
  await expectRefusal(as(ben).post.markRead({ id }), 'missing', 'post.not_found')
  await as(ben).post.visit({ id, floor: 1 })
  await as(ben).post.visit({ id: 99_999, floor: 1 })
  expect(await em().count(LastRead, { member: ben.id })).toBe(0)
})

it('the position of the last visit stays during a visit, and changes with the next one', async () => {
  const { ada, id, say } = await aTalk(2)
  const newSince = async () => (await as(ada).post.byId({ id })).newSince
  await as(ada).post.visit({ id, floor: 2 })
  expect(await newSince()).toBeUndefined()
  await say()
  clock.advance(minutes(31))
  expect(await newSince()).toBe(2)
  await as(ada).post.visit({ id, floor: 3 })
  expect(await newSince()).toBe(2)
  await say()
  await as(ada).post.visit({ id, floor: 4 })
  expect(await newSince()).toBe(2)
  clock.advance(minutes(31))
  expect(await newSince()).toBe(4)
})

it('unread replies are counted up to a maximum', async () => {
  const { ada, ben, id, listed } = await aTalk(1)
  await as(ada).post.visit({ id, floor: 1 })
  await em().execute(
    `insert into reply (post_id, floor, content, html, renderer, images, author_id, status, shown_at, created_at)
     select ?, n, 'x', '<p>x</p>', ${rendererVersion}, '{}', ?, 'approved', now(), now() from generate_series(2, 400) as n`,
    [id, ben.id],
  )
  expect(await listed(ada)).toMatchObject({ unreadCount: maxUnreadReplies })
})

it('the read position is deleted with the member and with the post, and is in the data export', async () => {
  const { ada, admin, id } = await aTalk(2)
  const other = await aPost(setup, admin, (await aBoard(setup)).id)
  await as(ada).post.markRead({ id })
  await as(ada).post.markRead({ id: other.id })
  const { belongings } = await as(ada).member.export()
  expect(belongings['readPosts']).toEqual([
    { postId: id, floor: 2, readAt: clock.now().toISOString() },
    { postId: other.id, floor: 0, readAt: clock.now().toISOString() },
  ])
  await as(admin).post.remove({ id: other.id })
  expect(await em().count(LastRead, { member: ada.id })).toBe(1)
  await as(admin).member.remove({ id: ada.id, texts: 'keep' })
  expect(await em().count(LastRead, { member: ada.id })).toBe(0)
})

it('the unread counts need no additional query, and a post without new replies needs no update', async () => {
  const { ada, id } = await aTalk(3)
  await as(ada).post.visit({ id, floor: 3 })
  const count = async (run: () => Promise<unknown>) => (await statementsOf(setup, run)).length
  expect(await count(() => as(ada).post.list({}))).toBeLessThanOrEqual(4)
  await as(ada).post.byId({ id })
  expect(await count(() => as(ada).post.byId({ id }))).toBeLessThanOrEqual(4)
  expect(await count(() => as(ada).reply.list({ postId: id, withRemoved: true }))).toBeLessThanOrEqual(4)
  expect(await count(() => as(ada).post.visit({ id, floor: 3 }))).toBe(1)
})
