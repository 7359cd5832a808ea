import { describe, expect, it } from 'vitest'
import { hours } from '#server/kernel/clock.ts'
import { Board } from '#server/board/board.entity.ts'
import { Member } from '#server/member/member.entity.ts'
import { Post } from '#server/post/post.entity.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

async function aForum() {
  const ada = await aMember(setup, { username: 'ada' })
  const board = await aBoard(setup)
  return { ada, board }
}

describe('creating a post', () => {
  it('shows it immediately, with its author and sanitised HTML, and counts it', async () => {
    const { ada, board } = await aForum()
    const content = '小时候，**河**从门前过。<script>alert(1)</script>\n\n[坏](javascript:alert(1))'
    const post = await aPost(setup, ada, board.id, { content, images: ['https://a.example/b.jpg'] })
    expect(post).toMatchObject({
      boardId: board.id,
      board: { id: board.id, name: board.name, isOpen: true },
      title: '门前的河',
      images: ['https://a.example/b.jpg'],
      isAnonymous: false,
      user: { id: ada.id, username: 'ada', avatar: null },
      status: 'approved',
      ...{ views: 0, likes: 0, replyCount: 0, isLiked: false, isSticky: false, isHighlighted: false, isLocked: false },
      lastReplyAt: null,
      createdAt: '2025-10-27T02:00:00.000Z',
      version: 1,
      content,
      can: { edit: true, delete: true, reply: true, moderate: false },
    })
    expect(post.html).toContain('<strong>河</strong>')
    expect(post.html).not.toMatch(/<script|href="javascript/)
    expect(await as('guest').post.byId({ id: post.id })).toMatchObject({
      id: post.id,
      can: { edit: false, delete: false, reply: false, moderate: false },
    })
    expect(await as('guest').board.byId({ id: board.id })).toMatchObject({ postCount: 1, replyCount: 0 })
  })

  it('is for members, on an existing, open board', async () => {
    const { ada, board } = await aForum()
    const closed = await aBoard(setup, { status: 'archived' })
    const post = { boardId: board.id, title: '河', content: '水' }
    await expectRefusal(as('guest').post.write(post), 'unauthenticated', 'session.required')
    await expectRefusal(as(ada).post.write({ ...post, boardId: 999 }), 'missing', 'board.not_found')
    await expectRefusal(as(ada).post.write({ ...post, boardId: closed.id }), 'conflict', 'board.archived')
    await expectRefusal(
      as(await anAdmin(setup)).post.write({ ...post, boardId: closed.id }),
      'conflict',
      'board.archived',
    )
    expect(await em().count(Post)).toBe(0)
  })

  const image = 'https://a.example/b.jpg'
  it.each([
    [{ title: ' ' }, 'title', 'post.title_required'],
    [{ title: '河'.repeat(101) }, 'title', 'post.title_too_long'],
    [{ content: ' \n\u200d ' }, 'content', 'post.content_required'],
    [{ content: '河'.repeat(20_001) }, 'content', 'post.content_too_long'],
    [{ content: 'https://a.b '.repeat(21) }, 'content', 'post.too_many_links'],
    [{ content: `${'[a][1] '.repeat(21)}\n\n[1]: https://a.b` }, 'content', 'post.too_many_links'],
    [{ content: '[a]: https://a.b' }, 'content', 'post.content_required'],
    [{ images: Array.from({ length: 10 }, () => image) }, 'images', 'post.too_many_images'],
    [{ images: Array.from({ length: 9 }, () => image), content: `![河](${image})` }, 'images', 'post.too_many_images'],
    [{ images: [image, 'http://a.example/b.jpg'] }, 'images.1', 'post.image'],
    [{ images: ['javascript:alert(1)'] }, 'images.0', 'post.image'],
  ])('refuses %j', async (wrong, field, code) => {
    const { ada, board } = await aForum()
    await expectRefusal(aPost(setup, ada, board.id, wrong), 'invalid', code, field)
  })

  it('takes texts up to the limits, whatever number of UTF-16 units a character takes', async () => {
    const { ada, board } = await aForum()
    const whole = {
      title: '𠮷'.repeat(100),
      content: '𠮷'.repeat(20_000),
      images: Array.from({ length: 9 }, () => image),
    }
    expect((await aPost(setup, ada, board.id, whole)).images).toHaveLength(9)
  })

  it('refuses the same text for a day; of three at the same time one is accepted', async () => {
    const { ada, board } = await aForum()
    const say = () => as(ada).post.write({ boardId: board.id, title: '河', content: '水' })
    const settled = await Promise.allSettled([say(), say(), say()])
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(say(), 'conflict', 'post.same_text', 'content')
    clock.advance(hours(24))
    await say()
    expect(await em().findOne(Board, board.id)).toMatchObject({ postCount: 2 })
  })

  it('with the same idempotency key creates one', async () => {
    const { ada, board } = await aForum()
    const twice = () => as(ada, { idempotencyKey: 'key' }).post.write({ boardId: board.id, title: '河', content: '水' })
    const [one, other] = await Promise.all([twice(), twice()])
    expect(one).toEqual(other)
    expect(await em().count(Post)).toBe(1)
  })

  it('answers a dead session for an account that has just been deleted', async () => {
    const { board } = await aForum()
    const bob = await aMember(setup)
    await em().nativeDelete(Member, { id: bob.id })
    await expectRefusal(aPost(setup, bob, board.id), 'unauthenticated', 'session.dead')
  })
})

describe('editing a post', () => {
  it('changes the fields that are sent, and gives a conflict for an older version', async () => {
    const { ada, board } = await aForum()
    const post = await aPost(setup, ada, board.id, { isAnonymous: true, images: ['https://a.example/b.jpg'] })
    clock.advance(hours(1))
    const changed = await as(ada).post.edit({ id: post.id, title: '新的题目', version: 1 })
    expect(changed).toMatchObject({ title: '新的题目', content: post.content, images: post.images, version: 2 })
    expect(changed.updatedAt).not.toBe(post.updatedAt)
    await expectRefusal(
      as(ada).post.edit({ id: post.id, title: '旧', version: 1 }),
      'conflict',
      'post.changed_meanwhile',
    )
    expect(await as(ada).post.source({ id: post.id })).toEqual({
      isOwn: true,
      id: post.id,
      boardId: board.id,
      title: '新的题目',
      content: post.content,
      images: post.images,
      isAnonymous: true,
      language: null,
      version: 2,
    })
    expect(await as(ada).post.edit({ id: post.id, title: '新的题目' })).toMatchObject({ version: 2 })
  })

  it('moves it to another open board, where its replies are counted', async () => {
    const { ada, board } = await aForum()
    const [other, closed] = [await aBoard(setup), await aBoard(setup, { status: 'archived' })]
    const { id } = await aPost(setup, ada, board.id)
    await aReply(setup, ada, id)
    await expectRefusal(as(ada).post.edit({ id, boardId: closed.id }), 'conflict', 'board.archived')
    await expectRefusal(as(ada).post.edit({ id, boardId: 999 }), 'missing', 'board.not_found')
    expect(await as(ada).post.edit({ id, boardId: other.id })).toMatchObject({
      boardId: other.id,
      board: { id: other.id },
    })
    expect(await as('guest').board.list({})).toMatchObject({
      boards: [
        { id: board.id, postCount: 0, replyCount: 0 },
        { id: other.id, postCount: 1, replyCount: 1 },
      ],
    })
  })

  it('is for the author and admins; an act of an admin is recorded in the audit', async () => {
    const { ada, board } = await aForum()
    const bob = await aMember(setup)
    const { id, title } = await aPost(setup, ada, board.id)
    await expectRefusal(as('guest').post.edit({ id, title: '改' }), 'unauthenticated', 'session.required')
    await expectRefusal(as(bob).post.edit({ id, title: '改' }), 'forbidden', 'post.not_yours')
    await expectRefusal(as(bob).post.source({ id }), 'forbidden', 'post.not_yours')
    await expectRefusal(as(bob).post.remove({ id }), 'forbidden', 'post.not_yours')
    await expectRefusal(as(ada).post.edit({ id: 999, title: '改' }), 'missing', 'post.not_found')
    const admin = await anAdmin(setup)
    await as(admin).post.edit({ id, title: '改' })
    await as(admin).post.remove({ id })
    const { rows } = await setup.sql('select act, before, after from audit order by id', [])
    expect(rows).toMatchObject([
      { act: 'post.edit', before: { title }, after: { title: '改' } },
      { act: 'post.remove', before: { title: '改' } },
    ])
  })

  it('by removing it removes its replies, and the likes of all', async () => {
    const { ada, board } = await aForum()
    const { id } = await aPost(setup, ada, board.id)
    const reply = await aReply(setup, ada, id)
    await as(ada).post.like({ id })
    await as(ada).reply.like({ id: reply.id })
    await as(ada).post.remove({ id })
    const { rows } = await setup.sql(
      `select (select count(*) from reply)::int as replies, (select count(*) from "like")::int as likes, post_count, reply_count from board`,
      [],
    )
    expect(rows).toEqual([{ replies: 0, likes: 0, post_count: 0, reply_count: 0 }])
    await expectRefusal(as(ada).post.byId({ id }), 'missing', 'post.not_found')
  })
})
