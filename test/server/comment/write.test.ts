import { describe, expect, it } from 'vitest'
import { hours } from '#server/kernel/clock.ts'
import { Comment } from '#server/comment/comment.entity.ts'
import { Like } from '#server/like/like.entity.ts'
import { Member } from '#server/member/member.entity.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em, clock } = setup

const countOf = async (id: number) => (await as('guest').article.byId({ id })).commentCount

async function aThread() {
  const ada = await aMember(setup, { username: 'ada' })
  const article = await anArticle(setup, ada)
  return { ada, article, thread: await aComment(setup, ada, article.id) }
}

describe('creating a comment', () => {
  it('shows it immediately, with its author, and counts it', async () => {
    const { ada, article, thread } = await aThread()
    expect(thread).toMatchObject({
      articleId: article.id,
      parentId: null,
      status: 'approved',
      likes: 0,
      isLiked: false,
      user: { id: ada.id, username: 'ada', avatar: null },
      createdAt: '2025-10-27T02:00:00.000Z',
      can: { reply: true, delete: true },
      replies: [],
    })
    expect(await as('guest').comment.list({ articleId: article.id })).toMatchObject({
      comments: [{ id: thread.id, can: { reply: false, delete: false } }],
      total: 1,
    })
    expect(await countOf(article.id)).toBe(1)
  })

  it('answers a comment; an answer to an answer is stored under the thread’s first comment', async () => {
    const { ada, article, thread } = await aThread()
    const answer = await aComment(setup, ada, article.id, { parentId: thread.id })
    const deeper = await aComment(setup, ada, article.id, { parentId: answer.id })
    expect([answer.parentId, deeper.parentId]).toEqual([thread.id, thread.id])
    const { comments, total } = await as('guest').comment.list({ articleId: article.id })
    expect(total).toBe(1)
    expect(comments[0]?.replies.map(({ id }) => id)).toEqual([answer.id, deeper.id])
    expect(await countOf(article.id)).toBe(3)
  })

  it('is for members, on a published article that they can see, under a comment of that article', async () => {
    const { ada, article, thread } = await aThread()
    const elsewhere = await anArticle(setup, ada)
    const draft = await anArticle(setup, ada, { status: 'draft' })
    const content = '好'
    const bob = as(await aMember(setup))
    await expectRefusal(
      as('guest').comment.write({ articleId: article.id, content }),
      'unauthenticated',
      'session.required',
    )
    await expectRefusal(bob.comment.write({ articleId: 999, content }), 'missing', 'article.not_found')
    await expectRefusal(bob.comment.write({ articleId: draft.id, content }), 'missing', 'article.not_found')
    await expectRefusal(
      as(ada).comment.write({ articleId: draft.id, content }),
      'conflict',
      'comment.article_not_published',
    )
    await expectRefusal(
      bob.comment.write({ articleId: elsewhere.id, content, parentId: thread.id }),
      'missing',
      'comment.not_found',
    )
    await expectRefusal(
      bob.comment.write({ articleId: article.id, content, parentId: 999 }),
      'missing',
      'comment.not_found',
    )
  })

  it.each([
    ['', 'comment.content_required'],
    [' \u200d ', 'comment.content_required'],
    ['河'.repeat(1001), 'comment.content_too_long'],
    ['https://a.b https://c.d http://e.f www.g.h', 'comment.too_many_links'],
  ])('refuses %j', async (content, code) => {
    const { ada, article } = await aThread()
    await expectRefusal(as(ada).comment.write({ articleId: article.id, content }), 'invalid', code, 'content')
  })

  it('takes a thousand characters, whatever number of UTF-16 units each takes', async () => {
    const { ada, article } = await aThread()
    expect(await aComment(setup, ada, article.id, { content: '𠮷'.repeat(1000) })).toMatchObject({ status: 'approved' })
  })

  it('refuses the same text at the same place for a day; of several at the same time one is accepted', async () => {
    const { ada, article, thread } = await aThread()
    const say = (parentId?: number) => as(ada).comment.write({ articleId: article.id, content: '赞', parentId })
    const settled = await Promise.allSettled([say(), say(), say()])
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(say(), 'conflict', 'comment.same_text', 'content')
    await say(thread.id)
    clock.advance(hours(24))
    await say()
    expect(await countOf(article.id)).toBe(4)
  })

  it('with the same idempotency key creates one', async () => {
    const { ada, article } = await aThread()
    const twice = () => as(ada, { idempotencyKey: 'key' }).comment.write({ articleId: article.id, content: '一' })
    const [one, other] = await Promise.all([twice(), twice()])
    expect(one).toEqual(other)
    expect(await countOf(article.id)).toBe(2)
  })

  it('answers a dead session for an account that has just been deleted', async () => {
    const { article } = await aThread()
    const bob = await aMember(setup)
    await em().nativeDelete(Member, { id: bob.id })
    await expectRefusal(aComment(setup, bob, article.id), 'unauthenticated', 'session.dead')
  })
})

describe('the number of comments of an article', () => {
  it('is exact, however many are added and removed at the same time', async () => {
    const { ada, article, thread } = await aThread()
    const people = await Promise.all(Array.from({ length: 5 }, () => aMember(setup)))
    const made = await Promise.all(
      people.flatMap(person => [
        aComment(setup, person, article.id),
        aComment(setup, person, article.id, { parentId: thread.id }),
        aComment(setup, person, article.id),
      ]),
    )
    expect(await countOf(article.id)).toBe(16)
    const own = made.filter(({ user }) => user.id === people[0]?.id)
    await Promise.all(own.map(({ id }) => as(people[0] ?? ada).comment.remove({ id })))
    expect(await countOf(article.id)).toBe(13)
    await as(ada).comment.remove({ id: thread.id })
    expect(await countOf(article.id)).toBe(8)
    expect(await em().count(Comment)).toBe(8)
  })

  it('is not an edit of the article', async () => {
    const { ada, article } = await aThread()
    expect(await as(ada).article.byId({ id: article.id })).toMatchObject({
      version: 1,
      updatedAt: article.updatedAt,
      commentCount: 1,
    })
    expect(await as(ada).article.edit({ id: article.id, title: '改', version: 1 })).toMatchObject({ commentCount: 1 })
  })
})

describe('removing comments', () => {
  it('is for the author and admins, removes the answers and likes too, and is recorded in the audit', async () => {
    const { ada, article, thread } = await aThread()
    const bob = await aMember(setup)
    const answer = await aComment(setup, bob, article.id, { parentId: thread.id })
    await as(ada).comment.like({ id: answer.id })
    await expectRefusal(as(bob).comment.remove({ id: thread.id }), 'forbidden', 'comment.not_yours')
    await expectRefusal(as('guest').comment.remove({ id: thread.id }), 'unauthenticated', 'session.required')
    await as(await anAdmin(setup)).comment.remove({ id: thread.id })
    expect(await em().count(Comment)).toBe(0)
    const rows = await setup.sql('select (select count(*) from "like")::int as likes, act, before from audit', [])
    expect(rows.rows).toMatchObject([{ likes: 0, act: 'comment.remove', before: { content: thread.content } }])
    await expectRefusal(as(ada).comment.remove({ id: thread.id }), 'missing', 'comment.not_found')
  })

  it('with their article removes the likes of all', async () => {
    const { ada, article, thread } = await aThread()
    const answer = await aComment(setup, ada, article.id, { parentId: thread.id })
    for (const { id } of [thread, answer]) await as(ada).comment.like({ id })
    await as(ada).article.remove({ id: article.id })
    expect([await em().count(Comment), await em().count(Like)]).toEqual([0, 0])
  })
})

describe('liking a comment', () => {
  it('counts each member once, also at the same time, and can be undone', async () => {
    const { ada, article, thread } = await aThread()
    const [bob, eve] = [await aMember(setup), await aMember(setup)]
    const like = (who: Member) => as(who).comment.like({ id: thread.id })
    await Promise.all([like(ada), like(bob), like(bob), like(eve)])
    expect(await like(ada)).toEqual({ likes: 3, isLiked: true })
    expect(await as(bob).comment.unlike({ id: thread.id })).toEqual({ likes: 2, isLiked: false })
    const seenBy = async (who: Member) => (await as(who).comment.list({ articleId: article.id })).comments[0]
    expect(await seenBy(ada)).toMatchObject({ likes: 2, isLiked: true })
    expect(await seenBy(bob)).toMatchObject({ likes: 2, isLiked: false })
    await expectRefusal(as('guest').comment.like({ id: thread.id }), 'unauthenticated', 'session.required')
    await expectRefusal(as(ada).comment.like({ id: 999 }), 'missing', 'comment.not_found')
    await as(ada).article.archive({ id: article.id })
    await expectRefusal(as(bob).comment.like({ id: thread.id }), 'missing', 'comment.not_found')
  })
})

describe('a comment on an article that was hidden afterwards', () => {
  it('does not reveal the article’s new title to its author, who can still remove it', async () => {
    const { ada, article } = await aThread()
    const ben = await aMember(setup, { username: 'ben' })
    const { id } = await aComment(setup, ben, article.id)
    await as(ada).article.edit({ id: article.id, title: '不公开的题目', status: 'draft' })
    const { comments } = await as(ben).comment.mine({})
    expect(comments).toMatchObject([{ id, article: { id: article.id, title: null } }])
    await as(ben).comment.remove({ id })
    expect((await as(ben).comment.mine({})).total).toBe(0)
  })
})
