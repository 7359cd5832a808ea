import { describe, expect, it } from 'vitest'
import { hours, minutes } from '#server/kernel/clock.ts'
import { Reply } from '#server/reply/reply.entity.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

async function aThread() {
  const ada = await aMember(setup, { username: 'ada' })
  const board = await aBoard(setup)
  const post = await aPost(setup, ada, board.id)
  return { ada, board, post }
}

describe('creating a reply', () => {
  it('shows it immediately on its floor, with its author, and counts it for post and board', async () => {
    const { ada, board, post } = await aThread()
    clock.advance(minutes(1))
    const first = await aReply(setup, ada, post.id, { content: '**赞**', images: ['https://a.example/b.jpg'] })
    const second = await aReply(setup, ada, post.id)
    expect(first).toMatchObject({
      postId: post.id,
      floor: 1,
      html: '<p><strong>赞</strong></p>\n',
      language: 'zh',
      images: ['https://a.example/b.jpg'],
      user: { id: ada.id, username: 'ada', avatar: null },
      replyTo: null,
      parentId: null,
      likes: 0,
      isLiked: false,
      status: 'approved',
      createdAt: '2025-10-27T02:01:00.000Z',
      can: { reply: true, delete: true },
    })
    expect(second.floor).toBe(2)
    expect(await as('guest').reply.list({ postId: post.id })).toMatchObject({
      replies: [{ id: first.id, can: { reply: false, delete: false } }, { id: second.id }],
      total: 2,
    })
    expect(await as('guest').post.byId({ id: post.id })).toMatchObject({ replyCount: 2, lastReplyAt: first.createdAt })
    expect(await as('guest').board.byId({ id: board.id })).toMatchObject({ replyCount: 2 })
  })

  it('can answer another reply by its floor, without nesting', async () => {
    const { ada, post } = await aThread()
    const first = await aReply(setup, ada, post.id)
    const answer = await aReply(setup, ada, post.id, { parentId: first.id })
    const deeper = await aReply(setup, ada, post.id, { parentId: answer.id })
    expect(answer).toMatchObject({ floor: 2, parentId: first.id, replyTo: { id: first.id, floor: 1, username: 'ada' } })
    expect(deeper).toMatchObject({ floor: 3, parentId: answer.id, replyTo: { id: answer.id, floor: 2 } })
  })

  it('is for members, on an open post that they can see', async () => {
    const { ada, post } = await aThread()
    const elsewhere = await aReply(setup, ada, (await aPost(setup, ada, post.boardId)).id)
    const say = { postId: post.id, content: '好' }
    await expectRefusal(as('guest').reply.write(say), 'unauthenticated', 'session.required')
    await expectRefusal(as(ada).reply.write({ ...say, postId: 999 }), 'missing', 'post.not_found')
    await expectRefusal(
      as(ada).reply.write({ ...say, parentId: elsewhere.id }),
      'missing',
      'reply.not_found',
      'parentId',
    )
    await expectRefusal(as(ada).reply.write({ ...say, parentId: 999 }), 'missing', 'reply.not_found', 'parentId')
  })

  it('is refused on a locked post and an archived board, to admins too', async () => {
    const { ada, board, post } = await aThread()
    const admin = await anAdmin(setup)
    const reply = await aReply(setup, ada, post.id)
    await as(admin).post.lock({ id: post.id, value: true })
    for (const who of [ada, admin])
      await expectRefusal(aReply(setup, who, post.id, { parentId: reply.id }), 'conflict', 'post.locked')
    expect(await as(ada).post.byId({ id: post.id })).toMatchObject({ isLocked: true, can: { reply: false } })
    expect((await as(ada).reply.list({ postId: post.id })).replies).toMatchObject([{ can: { reply: false } }])
    await as(admin).post.lock({ id: post.id })
    await as(admin).board.edit({ id: board.id, status: 'archived' })
    for (const who of [ada, admin]) await expectRefusal(aReply(setup, who, post.id), 'conflict', 'board.archived')
    expect((await as('guest').post.byId({ id: post.id })).replyCount).toBe(1)
  })

  it('renders no headings, because many replies are on a page', async () => {
    const { ada, post } = await aThread()
    const { html } = await as(ada).reply.write({ postId: post.id, content: '# 水位' })
    expect(html).toBe('<h2>水位</h2>\n')
    await em().nativeUpdate(Reply, { post: post.id }, { html: '<p>旧</p>', renderer: 1 })
    expect((await as('guest').reply.list({ postId: post.id })).replies).toMatchObject([{ html }])
  })

  const image = 'https://a.example/b.jpg'
  it.each([
    [{ content: '' }, 'content', 'reply.content_required'],
    [{ content: '河'.repeat(2001) }, 'content', 'reply.content_too_long'],
    [{ content: 'https://a.b '.repeat(6) }, 'content', 'reply.too_many_links'],
    [{ content: '[x](HTTPS&#58;//a.b) '.repeat(6) }, 'content', 'reply.too_many_links'],
    [{ content: '#' }, 'content', 'reply.content_required'],
    [{ images: Array.from({ length: 10 }, () => image) }, 'images', 'post.too_many_images'],
    [{ images: Array.from({ length: 9 }, () => image), content: `![河](${image})` }, 'images', 'post.too_many_images'],
    [{ images: ['http://a.example/b.jpg'] }, 'images.0', 'post.image'],
  ])('refuses %j', async (wrong, field, code) => {
    const { ada, post } = await aThread()
    await expectRefusal(aReply(setup, ada, post.id, wrong), 'invalid', code, field)
  })

  it('refuses the same text at the same place for a day; of three at the same time one is accepted', async () => {
    const { ada, post } = await aThread()
    const say = (parentId?: number) => as(ada).reply.write({ postId: post.id, content: '赞', parentId })
    const settled = await Promise.allSettled([say(), say(), say()])
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(say(), 'conflict', 'reply.same_text', 'content')
    const { id } = await em().findOneOrFail(Reply, { content: '赞' })
    await say(id)
    clock.advance(hours(24))
    await say()
    expect((await as('guest').post.byId({ id: post.id })).replyCount).toBe(3)
  })

  it('with the same idempotency key creates one', async () => {
    const { ada, post } = await aThread()
    const twice = () => as(ada, { idempotencyKey: 'key' }).reply.write({ postId: post.id, content: '一' })
    const [one, other] = await Promise.all([twice(), twice()])
    expect(one).toEqual(other)
    expect(await em().count(Reply)).toBe(1)
  })
})

describe('floors', () => {
  it('have no gap when some of twenty concurrent replies are refused', async () => {
    const { ada, post } = await aThread()
    const texts = Array.from({ length: 20 }, (_, index) => `第${index % 2 === 0 ? 0 : index}条`)
    const settled = await Promise.allSettled(texts.map(content => as(ada).reply.write({ postId: post.id, content })))
    const floors = settled.flatMap(one => (one.status === 'fulfilled' ? [one.value.floor] : []))
    expect(floors.sort((one, next) => one - next)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1))
    expect(await em().count(Reply, { post: post.id })).toBe(11)
    expect((await aReply(setup, ada, post.id)).floor).toBe(12)
  })

  it('are 1, 2, 3 … for thirty concurrent replies, and are never reused', async () => {
    const { ada, board, post } = await aThread()
    const other = await aPost(setup, ada, board.id)
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, index) => aReply(setup, ada, index % 3 === 0 ? other.id : post.id)),
    )
    const floorsOf = (postId: number) =>
      made
        .filter(reply => reply.postId === postId)
        .map(({ floor }) => floor)
        .sort((one, next) => one - next)
    expect(floorsOf(post.id)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(floorsOf(other.id)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1))
    expect(await as('guest').board.byId({ id: board.id })).toMatchObject({ postCount: 2, replyCount: 30 })
    const last = made.find(({ postId, floor }) => postId === post.id && floor === 20)
    await as(ada).reply.remove({ id: last?.id ?? 0 })
    expect((await aReply(setup, ada, post.id)).floor).toBe(21)
    expect((await as('guest').post.byId({ id: post.id })).replyCount).toBe(20)
  })

  it('are not given to a reply that comes after a lock, an archiving or a removal', async () => {
    const { ada, board, post } = await aThread()
    const other = await aPost(setup, ada, board.id)
    const admin = as(await anAdmin(setup))
    const replies = Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => aReply(setup, ada, index % 2 === 0 ? other.id : post.id)),
    )
    await Promise.all([admin.post.lock({ id: post.id, value: true }), admin.post.remove({ id: other.id }), replies])
    const settled = await replies
    const taken = settled.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
    const kept = taken.filter(({ postId }) => postId === post.id).length
    expect(await as('guest').board.byId({ id: board.id })).toMatchObject({ postCount: 1, replyCount: kept })
    await expectRefusal(aReply(setup, ada, post.id), 'conflict', 'post.locked')
    await admin.board.edit({ id: board.id, status: 'archived' })
    expect(await em().count(Reply)).toBe(kept)
  })
})

describe('deleting a reply', () => {
  it('is for its author and admins; its answers stay, and so does its empty floor', async () => {
    const { ada, post } = await aThread()
    const bob = await aMember(setup)
    const first = await aReply(setup, bob, post.id)
    clock.advance(minutes(1))
    const answer = await aReply(setup, ada, post.id, { parentId: first.id })
    await expectRefusal(as(ada).reply.remove({ id: first.id }), 'forbidden', 'reply.not_yours')
    await expectRefusal(as('guest').reply.remove({ id: first.id }), 'unauthenticated', 'session.required')
    await as(await anAdmin(setup)).reply.remove({ id: first.id })
    expect((await as('guest').reply.list({ postId: post.id })).replies).toMatchObject([
      { id: answer.id, floor: 2, replyTo: null, parentId: null },
    ])
    const { rows } = await setup.sql('select act, target, before from audit', [])
    expect(rows).toMatchObject([
      { act: 'reply.remove', target: `reply ${first.id}`, before: { content: first.content, floor: 1 } },
    ])
    await as(ada).reply.remove({ id: answer.id })
    expect(await as('guest').post.byId({ id: post.id })).toMatchObject({ replyCount: 0, lastReplyAt: null })
    await expectRefusal(as(ada).reply.remove({ id: answer.id }), 'missing', 'reply.not_found')
  })
})
