import { beforeEach, describe, expect, it } from 'vitest'
import { RemovedText } from '#server/bin/removed-text.entity.ts'
import { NoticeTask } from '#server/notice/notice.entity.ts'
import { Member } from '#server/member/member.entity.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

let admin: Member
let ada: Member
let ben: Member
beforeEach(async () => {
  admin = await anAdmin(setup)
  ada = await aMember(setup)
  ben = await aMember(setup)
})

const binned = (asked = {}) => as(admin).bin.list(asked)
async function entryOf(type: string, textId: number): Promise<number> {
  const { texts } = await binned({ limit: 100 })
  return texts.find(text => text.type === type && text.textId === textId)?.id ?? 0
}
const restore = (...ids: number[]) => as(admin).bin.restore({ ids })

describe('a removed post', () => {
  it('is hidden everywhere, and is restored with floors, answers, likes, bookmarks, counts and search', async () => {
    const board = await aBoard(setup)
    const { id } = await aPost(setup, ada, board.id, { title: '灞桥折柳', content: '年年柳色' })
    const first = await aReply(setup, ben, id)
    const answer = await aReply(setup, ada, id, { parentId: first.id })
    const third = await aReply(setup, ben, id)
    await as(ben).reply.remove({ id: third.id })
    await as(ben).post.like({ id })
    await as(admin).reply.like({ id: answer.id })
    await as(ben).bookmark.add({ type: 'post', id })
    const read = async () => {
      const { views: _, ...post } = await as(ben).post.byId({ id })
      const { replies } = await as(ben).reply.list({ postId: id, withRemoved: true })
      const { boards } = await as('guest').board.list({})
      const { posts } = await as('guest').post.list({ search: '灞桥' })
      const { forumPosts, forumReplies } = await as(admin).admin.stats()
      return {
        forumPosts,
        forumReplies,
        post,
        replies,
        board: boards.find(each => each.id === board.id),
        found: posts.map(each => each.id),
      }
    }
    const before = await read()
    expect(before).toMatchObject({ found: [id], post: { likes: 1, replyCount: 2 } })

    await as(ada).post.remove({ id })
    for (const who of ['guest' as const, ada, admin]) {
      await expectRefusal(as(who).post.byId({ id }), 'missing', 'post.not_found')
      await expectRefusal(as(who).reply.place({ id: answer.id }), 'missing', 'reply.not_found')
      expect(await as(who).post.list({ search: '灞桥' })).toMatchObject({ total: 0 })
    }
    expect((await as(ada).post.mine({})).total).toBe(0)
    expect((await as('guest').board.list({})).boards.find(each => each.id === board.id)).toMatchObject({
      postCount: 0,
      replyCount: 0,
    })
    const entry = await entryOf('post', id)
    expect((await binned({ search: '柳色' })).texts).toMatchObject([
      { id: entry, type: 'post', textId: id, title: '灞桥折柳', author: ada.username, removedBy: null, hanging: 2 },
    ])

    await em().nativeDelete(NoticeTask, {})
    expect(await restore(entry)).toEqual({ done: [{ type: 'post', id, link: `/forum/post/${id}` }], left: [] })
    expect(await read()).toEqual(before)
    expect((await as(ben).bookmark.list({})).total).toBe(1)
    expect(await em().count(NoticeTask)).toBe(0)
    expect(await em().count(RemovedText, { textType: 'post', textId: id })).toBe(0)
    expect(await restore(await entryOf('reply', third.id))).toMatchObject({ done: [{ id: third.id }] })
    expect((await as(ben).reply.list({ postId: id })).replies.map(({ floor }) => floor)).toEqual([1, 2, 3])
    expect(await aReply(setup, ada, id)).toMatchObject({ floor: 4 })
  })
})

describe('a removed reply', () => {
  it('fills its floor again: content, author, parent and likes', async () => {
    const { id: postId } = await aPost(setup, ada, (await aBoard(setup)).id)
    const first = await aReply(setup, ada, postId)
    const second = await aReply(setup, ben, postId, { parentId: first.id })
    const third = await aReply(setup, ada, postId, { parentId: second.id })
    await as(ada).reply.like({ id: second.id })
    const floors = async () => ({
      counted: (await as(admin).admin.stats()).forumReplies,
      listed: (await as(ben).reply.list({ postId, withRemoved: true })).replies,
      post: await as(ben).post.byId({ id: postId }),
      answers: (await as('guest').reply.answers({ id: first.id })).replies.length,
    })
    const before = await floors()
    await as(admin).reply.remove({ id: second.id })
    expect(await floors()).toMatchObject({ answers: 0, post: { replyCount: 2 } })
    await restore(await entryOf('reply', second.id))
    expect(await floors()).toEqual(before)
    expect((await as('guest').reply.answers({ id: second.id })).replies.map(({ id }) => id)).toEqual([third.id])
  })

  it('can be restored only while its post exists, or together with it', async () => {
    const { id: postId } = await aPost(setup, ada, (await aBoard(setup)).id)
    const { id } = await aReply(setup, ben, postId)
    await as(ben).reply.remove({ id })
    await as(ada).post.remove({ id: postId })
    const [reply, post] = [await entryOf('reply', id), await entryOf('post', postId)]
    expect(await restore(reply)).toEqual({ done: [], left: [{ id: reply, why: 'place' }] })
    expect((await restore(reply, post)).done).toMatchObject([
      { type: 'post', id: postId },
      { type: 'reply', id },
    ])
    expect((await as('guest').reply.list({ postId })).replies).toMatchObject([{ id, floor: 1 }])
  })

  it('that was never public is restored as waiting for review', async () => {
    const { id: postId } = await aPost(setup, ada, (await aBoard(setup)).id)
    await as(admin).review.setWords({ words: ['代写'], exceptions: [] })
    const { id } = await aReply(setup, ben, postId, { content: '代写' })
    await as(ben).reply.remove({ id })
    expect((await as(admin).desk.queue({ type: 'reply' })).total).toBe(0)
    await restore(await entryOf('reply', id))
    expect((await as(admin).desk.queue({ type: 'reply' })).texts).toMatchObject([{ id, content: '代写' }])
  })
})

it('an article is restored with its comments, their answers and its translation', async () => {
  const article = await anArticle(setup, ada)
  const comment = await aComment(setup, ben, article.id)
  const answer = await aComment(setup, ada, article.id, { parentId: comment.id })
  const english = await as(ada).article.write({
    title: 'Rivers',
    content: 'Rivers run to the sea, and so do we.',
    status: 'published',
    language: 'en',
    translationId: article.id,
  })
  const read = async () => {
    const { views: _, ...full } = await as('guest').article.byId({ id: article.id })
    return { full, comments: await as('guest').comment.list({ articleId: article.id }) }
  }
  const before = await read()
  await as(admin).article.remove({ id: article.id })
  expect(await as('guest').article.byId({ id: english.id })).toMatchObject({ translation: null })
  expect((await binned({ type: 'article' })).texts[0]).toMatchObject({ hanging: 2, removedBy: admin.username })
  await restore(await entryOf('article', article.id))
  expect(await read()).toEqual(before)

  await as(ben).comment.remove({ id: comment.id })
  const entry = await entryOf('comment', comment.id)
  await expectRefusal(as('guest').comment.place({ id: answer.id }), 'missing', 'comment.not_found')
  await restore(entry)
  expect((await read()).comments).toEqual(before.comments)
})

it('pledges, blessings and wishes are restored in their previous state', async () => {
  const pledge = await aPledge(setup, { status: 'approved', by: ada })
  const blessing = await aBlessing(setup, { by: ada })
  await as(ben).blessing.like({ id: blessing.id })
  const { leg } = await as(ada).torch.add({ count: 2, wish: '水润天下' })
  const before = {
    pledge: await as('guest').pledge.byId({ id: pledge.id }),
    blessing: await as('guest').blessing.byId({ id: blessing.id }),
    wishes: await as('guest').torch.wishes({ limit: 1 }),
  }
  await as(ada).pledge.withdrawOwn({ id: pledge.id })
  await as(ada).blessing.remove({ id: blessing.id })
  await as(ada).torch.removeWish({ id: leg.from })
  expect((await binned({ member: ada.username })).texts.map(({ type }) => type)).toEqual(['wish', 'blessing', 'pledge'])
  await restore(
    await entryOf('pledge', pledge.id),
    await entryOf('blessing', blessing.id),
    await entryOf('wish', leg.from),
  )
  expect({
    pledge: await as('guest').pledge.byId({ id: pledge.id }),
    blessing: await as('guest').blessing.byId({ id: blessing.id }),
    wishes: await as('guest').torch.wishes({ limit: 1 }),
  }).toEqual(before)
})

it('of two who restore or remove at the same time, one succeeds', async () => {
  const { id } = await aBlessing(setup, { by: ada })
  const removed = await Promise.allSettled([as(ada).blessing.remove({ id }), as(admin).blessing.remove({ id })])
  expect(removed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { texts } = await binned({ type: 'blessing' })
  expect(texts.filter(({ textId }) => textId === id)).toHaveLength(1)
  const entry = texts[0]?.id ?? 0
  const other = await anAdmin(setup)
  const both = await Promise.all([restore(entry), as(other).bin.restore({ ids: [entry] })])
  expect(both.map(({ done }) => done.length).toSorted()).toEqual([0, 1])
  expect(both.flatMap(({ left }) => left)).toEqual([{ id: entry, why: 'gone' }])
})

it('the bin is for those who are admins at the time of the request', async () => {
  const { id } = await aBlessing(setup, { by: ada })
  await as(ada).blessing.remove({ id })
  const ids = [await entryOf('blessing', id)]
  for (const who of [ada, await aMember(setup, { role: 'moderator' })]) {
    await expect(as(who).bin.list({})).rejects.toThrow()
    await expect(as(who).bin.restore({ ids })).rejects.toThrow()
  }
  const demoted = as(admin)
  await em().nativeUpdate(Member, { id: admin.id }, { role: 'user' })
  await expectRefusal(demoted.bin.restore({ ids }), 'forbidden', 'session.no_right')
  admin = await anAdmin(setup)
  for (const wrong of [[], [0], Array.from({ length: 101 }, (_, at) => at + 1)])
    await expect(as(admin).bin.restore({ ids: wrong })).rejects.toThrow()
})

it('a page of the bin goes on where the previous one ended', async () => {
  for (let count = 0; count < 3; count += 1) {
    const { id } = await aBlessing(setup, { by: ben })
    await as(ben).blessing.remove({ id })
  }
  const first = await binned({ member: ben.username, limit: 2 })
  const second = await binned({ member: ben.username, limit: 2, after: first.next ?? 0 })
  expect([first.texts.length, second.texts.length, second.next]).toEqual([2, 1, null])
})

it('removed texts are exported to their author, and deleted with the account', async () => {
  const { id: postId } = await aPost(setup, ada, (await aBoard(setup)).id, { content: '我的旧帖' })
  await aReply(setup, ben, postId)
  await as(ada).post.remove({ id: postId })
  const { belongings } = await as(ada).member.export()
  expect(belongings['removedTexts']).toMatchObject([{ type: 'post', id: postId, content: '我的旧帖' }])
  expect(await em().count(RemovedText, { author: ben.id })).toBe(1)
  await as(admin).member.removeMany({ ids: [ben.id], texts: 'keep' })
  expect(await em().count(RemovedText, { textType: 'reply' })).toBe(0)
  await restore(await entryOf('post', postId))
  expect(await as('guest').post.byId({ id: postId })).toMatchObject({ replyCount: 0 })
  await as(ada).post.remove({ id: postId })
  await as(admin).member.removeMany({ ids: [ada.id], texts: 'keep' })
  expect(await em().count(RemovedText)).toBe(0)
})

it('the like of a member who left in the meantime still counts, without a name', async () => {
  const { id } = await aBlessing(setup, { by: ada })
  await as(ben).blessing.like({ id })
  await as(ada).blessing.remove({ id })
  await as(admin).member.removeMany({ ids: [ben.id], texts: 'keep' })
  await restore(await entryOf('blessing', id))
  expect(await as(ada).blessing.byId({ id })).toMatchObject({ likes: 1 })
})
