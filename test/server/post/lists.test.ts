import { describe, expect, it } from 'vitest'
import { days, hours } from '#server/kernel/clock.ts'
import type { Member } from '#server/member/member.entity.ts'
import type { FullPost } from '#server/post/post.schema.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock, em } = setup

type Query = Parameters<ReturnType<typeof as>['post']['list']>[0]

const titles = async (query: Query, who: Member | 'guest' = 'guest') =>
  (await as(who).post.list(query)).posts.map(({ title }) => title)

/** Creates four posts, one an hour: 一 is the oldest; 四 is on another board. */
async function aForum() {
  const ada = await aMember(setup)
  const [board, other] = [await aBoard(setup), await aBoard(setup)]
  const made: FullPost[] = []
  for (const title of ['一', '二', '三', '四']) {
    clock.advance(hours(1))
    made.push(await aPost(setup, ada, title === '四' ? other.id : board.id, { title }))
  }
  const idOf = (title: string) => made.find(post => post.title === title)?.id ?? 0
  return { ada, admin: await anAdmin(setup), board, other, idOf }
}

describe('the front of the forum', () => {
  it('shows the newest and the hottest as their lists do, each in its order, with all boards counted', async () => {
    const { ada, idOf, admin } = await aForum()
    await aReply(setup, ada, idOf('二'))
    await as(admin).post.pin({ id: idOf('一'), value: true })
    await as(ada).post.like({ id: idOf('四') })
    const { latest, hot } = await as(ada).post.front({ limit: 3, hot: 2 })
    expect(latest).toEqual(await as(ada).post.list({ limit: 3 }))
    expect(latest.posts.map(({ title }) => title)).toEqual(['一', '四', '三'])
    expect(hot).toEqual((await as(ada).post.list({ sort: 'hot', limit: 2 })).posts)
    expect(await as('guest').post.front({ page: 2, limit: 3, hot: 2 })).toMatchObject({
      latest: { posts: [{ title: '二' }], total: 4, totalPages: 2 },
      hot: [],
    })
    expect((await as('guest').post.front({ language: 'en', hot: 2 })).latest).toMatchObject({ posts: [], total: 0 })
  })
})

describe('the sort orders', () => {
  it('latest is by creation, for all boards or one', async () => {
    const { board, other } = await aForum()
    expect(await titles({})).toEqual(['四', '三', '二', '一'])
    expect(await titles({ boardId: board.id, sort: 'latest' })).toEqual(['三', '二', '一'])
    expect(await titles({ boardId: other.id })).toEqual(['四'])
    await expectRefusal(as('guest').post.list({ boardId: 99 }), 'missing', 'board.not_found')
  })

  it('active is by the last public reply, and by creation without replies', async () => {
    const { ada, admin, board, idOf } = await aForum()
    clock.advance(hours(1))
    const reply = await aReply(setup, ada, idOf('一'))
    clock.advance(hours(1))
    await reviewFirst(setup, 'forumReplies')
    const waiting = await aReply(setup, ada, idOf('二'))
    expect(await titles({ sort: 'active' })).toEqual(['一', '四', '三', '二'])
    expect(await titles({ sort: 'active', boardId: board.id })).toEqual(['一', '三', '二'])
    await as(admin).reply.review({ id: waiting.id, status: 'approved' })
    expect(await titles({ sort: 'active' })).toEqual(['二', '一', '四', '三'])
    await as(admin).reply.review({ id: waiting.id, status: 'rejected' })
    await as(ada).reply.remove({ id: reply.id })
    expect(await titles({ sort: 'active' })).toEqual(['四', '三', '二', '一'])
  })

  it('hot weighs likes, replies and views against the age', async () => {
    const { ada, admin, board, idOf } = await aForum()
    expect(await titles({ sort: 'hot' })).toEqual(['四', '三', '二', '一'])
    await as(ada).post.like({ id: idOf('一') })
    await aReply(setup, ada, idOf('二'))
    expect(await titles({ sort: 'hot' })).toEqual(['二', '一', '四', '三'])
    await as(admin).post.like({ id: idOf('一') })
    expect(await titles({ sort: 'hot', boardId: board.id })).toEqual(['一', '二', '三'])
    await em().execute('update post set views = 500 where id = ?', [idOf('三')])
    expect(await titles({ sort: 'hot' })).toEqual(['三', '一', '二', '四'])
    clock.advance(days(60))
    await aPost(setup, ada, board.id, { title: '新' })
    expect((await titles({ sort: 'hot' }))[0]).toBe('新')
  })

  it('highlighted has the featured posts alone, newest first', async () => {
    const { admin, board, idOf } = await aForum()
    expect(await as('guest').post.list({ sort: 'highlighted' })).toMatchObject({ posts: [], total: 0 })
    for (const title of ['一', '二', '四']) await as(admin).post.feature({ id: idOf(title) })
    expect(await titles({ sort: 'highlighted' })).toEqual(['四', '二', '一'])
    expect(await titles({ sort: 'top', boardId: board.id })).toEqual(['二', '一'])
    expect((await as('guest').post.list({ sort: 'highlighted', limit: 2 })).total).toBe(3)
    await as(admin).post.review({ id: idOf('二'), status: 'rejected' })
    expect(await as('guest').post.list({ sort: 'highlighted', limit: 1 })).toMatchObject({ total: 2 })
  })

  it('put pinned posts first', async () => {
    const { ada, admin, board, idOf } = await aForum()
    for (const title of ['一', '二']) await as(admin).post.feature({ id: idOf(title) })
    await as(admin).post.pin({ id: idOf('一') })
    await as(ada).post.like({ id: idOf('二') })
    expect(await titles({})).toEqual(['一', '四', '三', '二'])
    expect(await titles({ sort: 'active' })).toEqual(['一', '四', '三', '二'])
    expect(await titles({ sort: 'hot' })).toEqual(['一', '二', '四', '三'])
    expect(await titles({ sort: 'highlighted' })).toEqual(['一', '二'])
    expect(await titles({ boardId: board.id })).toEqual(['一', '三', '二'])
    expect(await titles({}, admin)).toEqual(['一', '四', '三', '二'])
  })
})

describe('a page of posts', () => {
  it('has the size of the limit; a page past the end is empty, with exact totals', async () => {
    const { board } = await aForum()
    expect(await as('guest').post.list({ page: 2, limit: 3 })).toMatchObject({
      posts: [{ title: '一' }],
      ...{ total: 4, page: 2, limit: 3, totalPages: 2 },
    })
    expect(await as('guest').post.list({ limit: 3 })).toMatchObject({ total: 4 })
    expect(await as('guest').post.list({ boardId: board.id, limit: 1 })).toMatchObject({ total: 3, totalPages: 3 })
    expect(await as('guest').post.list({ page: 9 })).toMatchObject({ posts: [], total: 4, totalPages: 1 })
    expect((await as('guest').post.list({ limit: 1000 })).limit).toBe(100)
    await expectRefusal(as('guest').post.list({ page: 0 }), 'invalid', 'invalid.page', 'page')
  })

  it('holds the beginning of each text, up to three hundred characters, and an excerpt', async () => {
    const ada = await aMember(setup)
    const content = `# 题\n\n${'𠮷河从门前过。'.repeat(60)}`
    await aPost(setup, ada, (await aBoard(setup)).id, { content })
    for (const who of ['guest' as const, ada, await anAdmin(setup)])
      for (const { posts } of [await as(who).post.list({}), await as(who).post.list({ search: '河从门前' })])
        expect(posts.map(post => post.content)).toEqual([Array.from(content).slice(0, 300).join('')])
    expect(Array.from((await as(ada).post.mine({})).posts[0]?.content ?? '')).toHaveLength(300)
    const [card] = (await as('guest').post.list({})).posts
    expect(card).not.toHaveProperty('html')
    expect(card?.excerpt).toMatch(/^题 𠮷河从门前过。.*…$/)
    expect(Array.from(card?.excerpt ?? '').length).toBeLessThanOrEqual(160)
    expect(card?.language).toBe('zh')
  })
})

describe('the status filter', () => {
  it('is for admins, who see all states by default; everybody else gets approved posts', async () => {
    const { ada, admin, board, idOf } = await aForum()
    await as(admin).post.review({ id: idOf('一'), status: 'rejected' })
    await reviewFirst(setup, 'forumPosts')
    await aPost(setup, ada, board.id, { title: '五' })
    for (const who of ['guest' as const, ada])
      for (const status of [undefined, 'pending', 'rejected', 'all', 'nonsense'])
        expect(await titles({ status }, who)).toEqual(['四', '三', '二'])
    expect(await titles({}, admin)).toEqual(['五', '四', '三', '二', '一'])
    expect(await titles({ status: 'all' }, admin)).toEqual(['五', '四', '三', '二', '一'])
    expect(await titles({ status: 'pending' }, admin)).toEqual(['五'])
    expect(await titles({ status: 'rejected', boardId: board.id }, admin)).toEqual(['一'])
    expect(await titles({ status: 'approved' }, admin)).toEqual(['四', '三', '二'])
    const totalOf = async (query: Query) => (await as(admin).post.list({ limit: 1, ...query })).total
    expect([await totalOf({}), await totalOf({ boardId: board.id })]).toEqual([5, 4])
    expect([await totalOf({ status: 'approved' }), await totalOf({ status: 'pending' })]).toEqual([3, 1])
    await expectRefusal(as(admin).post.list({ status: 'nonsense' }), 'invalid', 'invalid.status', 'status')
  })
})

describe('the list of a member’s own posts', () => {
  it('holds all of theirs in any state, and nobody else’s', async () => {
    const { ada, admin, board } = await aForum()
    const ben = await aMember(setup)
    await aPost(setup, ben, board.id, { title: '别人的' })
    await reviewFirst(setup, 'forumPosts')
    const { id } = await aPost(setup, ada, board.id, { title: '五', isAnonymous: true })
    await as(admin).post.review({ id, status: 'rejected', reason: '重复' })
    const { posts, total } = await as(ada).post.mine({})
    expect(posts.map(({ title }) => title)).toEqual(['五', '四', '三', '二', '一'])
    expect([total, posts[0]]).toMatchObject([5, { status: 'rejected', reason: '重复', can: { edit: true } }])
    expect(await as(ada).post.mine({ status: 'rejected' })).toMatchObject({ posts: [{ id }], total: 1 })
    expect((await as(ben).post.mine({})).posts.map(({ title }) => title)).toEqual(['别人的'])
    await expectRefusal(as('guest').post.mine({}), 'unauthenticated', 'session.required')
  })
})
