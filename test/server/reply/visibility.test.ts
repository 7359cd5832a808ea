import { describe, expect, it } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import type { Member } from '#server/member/member.entity.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock } = setup

/** Creates a post with replies by ada (1), ben (2, hidden) and cleo (3, an answer to 2). */
async function aThread() {
  const [ada, ben, cleo] = [await aMember(setup), await aMember(setup, { username: 'ben' }), await aMember(setup)]
  const admin = await anAdmin(setup)
  const post = await aPost(setup, ada, (await aBoard(setup)).id)
  clock.advance(minutes(1))
  const first = await aReply(setup, ada, post.id)
  clock.advance(minutes(1))
  const hidden = await aReply(setup, ben, post.id)
  const answer = await aReply(setup, cleo, post.id, { parentId: hidden.id })
  await as(admin).reply.review({ id: hidden.id, status: 'rejected', reason: '广告' })
  return { ada, ben, cleo, admin, post, first, hidden, answer }
}

describe('a reply that is hidden', () => {
  it('is visible to its author and to admins alone, with totals that match for each viewer', async () => {
    const { ada, ben, admin, post, hidden } = await aThread()
    const seenBy = async (who: Member | 'guest') => {
      const { replies, total } = await as(who).reply.list({ postId: post.id, limit: 1 })
      const all = await as(who).reply.list({ postId: post.id, sort: 'desc' })
      expect(replies).toMatchObject([{ floor: 1 }])
      expect(all.total).toBe(total)
      return [total, all.replies.map(({ floor }) => floor)]
    }
    for (const who of ['guest' as const, ada]) {
      expect(await seenBy(who)).toEqual([2, [3, 1]])
      await expectRefusal(as(who).reply.place({ id: hidden.id }), 'missing', 'reply.not_found')
    }
    for (const who of [ben, admin]) expect(await seenBy(who)).toEqual([3, [3, 2, 1]])
    await expectRefusal(as(ada).reply.like({ id: hidden.id }), 'missing', 'reply.not_found')
    await expectRefusal(as(ada).reply.remove({ id: hidden.id }), 'missing', 'reply.not_found')
    await expectRefusal(aReply(setup, ada, post.id, { parentId: hidden.id }), 'missing', 'reply.not_found', 'parentId')
    expect((await as(ben).reply.list({ postId: post.id })).replies[1]).toMatchObject({
      ...{ id: hidden.id, status: 'rejected', reason: '广告', can: { reply: false, delete: true } },
    })
  })

  it('is not revealed by an answer to it, neither its floor nor its author', async () => {
    const { ada, ben, cleo, admin, post, answer, hidden } = await aThread()
    const answerFor = async (who: Member | 'guest') =>
      (await as(who).reply.list({ postId: post.id })).replies.find(({ id }) => id === answer.id)
    for (const who of ['guest' as const, ada, cleo])
      expect(await answerFor(who)).toMatchObject({ replyTo: null, parentId: null })
    for (const who of [ben, admin])
      expect(await answerFor(who)).toMatchObject({ replyTo: { id: hidden.id, floor: 2, username: 'ben' } })
    expect((await as(cleo).reply.mine({})).replies).toMatchObject([{ id: answer.id, replyTo: null }])
  })

  it('is not counted, and the last reply is the last public one', async () => {
    const { admin, ben, post, first, hidden, answer } = await aThread()
    await as(admin).reply.remove({ id: answer.id })
    expect(await as('guest').post.byId({ id: post.id })).toMatchObject({ replyCount: 1, lastReplyAt: first.createdAt })
    await as(admin).reply.review({ id: hidden.id, status: 'approved' })
    expect(await as('guest').post.byId({ id: post.id })).toMatchObject({ replyCount: 2, lastReplyAt: hidden.createdAt })
    await as(ben).reply.remove({ id: hidden.id })
    expect(await as('guest').post.byId({ id: post.id })).toMatchObject({ replyCount: 1, lastReplyAt: first.createdAt })
  })

  it('is listed by status to admins who request it', async () => {
    const { ada, admin, post, hidden } = await aThread()
    const asked = { postId: post.id, status: 'rejected' } as const
    expect(await as(admin).reply.list(asked)).toMatchObject({ replies: [{ id: hidden.id }], total: 1 })
    expect(await as(admin).reply.list({ ...asked, status: 'approved', limit: 1 })).toMatchObject({ total: 2 })
    expect((await as(ada).reply.list(asked)).total).toBe(2)
  })
})

describe('a new reply', () => {
  it('waits when replies are reviewed first or it has a listed word; it takes its floor all the same', async () => {
    const { ada, admin, post } = await aThread()
    await reviewFirst(setup, 'forumReplies')
    expect(await aReply(setup, ada, post.id)).toMatchObject({ status: 'pending', floor: 4 })
    await reviewFirst(setup)
    await as(admin).review.setWords({ words: ['代考'], exceptions: [] })
    expect(await aReply(setup, ada, post.id, { content: '找我代 考' })).toMatchObject({ status: 'pending', floor: 5 })
    expect(await aReply(setup, ada, post.id)).toMatchObject({ status: 'approved', floor: 6 })
  })

  it('may repeat a rejected text', async () => {
    const { ada, admin, post } = await aThread()
    const { id } = await aReply(setup, ada, post.id, { content: '赞' })
    await as(admin).reply.review({ id, status: 'rejected' })
    await expectRefusal(as(ada).reply.review({ id, status: 'approved' }), 'forbidden', 'session.not_admin')
    expect((await aReply(setup, ada, post.id, { content: '赞' })).floor).toBe(5)
  })
})

describe('the place of a reply', () => {
  it('is the page of its floor as the viewer sees the post', async () => {
    const { ada, ben, post, hidden } = await aThread()
    const made: number[] = []
    for (let number = 4; number <= 22; number += 1) made.push((await aReply(setup, ada, post.id)).id)
    const last = made.at(-1) ?? 0
    expect(await as('guest').reply.place({ id: last })).toMatchObject({ postId: post.id, floor: 22, page: 2 })
    const before = made.at(-2) ?? 0
    expect((await as('guest').reply.place({ id: before })).page).toBe(1)
    expect((await as(ben).reply.place({ id: before })).page).toBe(2)
    expect(await as(ben).reply.place({ id: hidden.id })).toMatchObject({ page: 1, can: { delete: true } })
    await expectRefusal(as('guest').reply.place({ id: 999 }), 'missing', 'reply.not_found')
  })
})

describe('a reply on a post that was hidden afterwards', () => {
  it('does not reveal the post’s new title to its author, who can still delete it', async () => {
    const { ada, cleo, admin, post, answer } = await aThread()
    await as(admin).post.review({ id: post.id, status: 'rejected' })
    await as(ada).post.edit({ id: post.id, title: '不公开的题目' })
    expect((await as(cleo).reply.mine({})).replies).toMatchObject([
      { id: answer.id, post: { id: post.id, title: null } },
    ])
    expect((await as(ada).reply.mine({})).replies).toMatchObject([{ post: { title: '不公开的题目' } }])
    await as(cleo).reply.remove({ id: answer.id })
    expect((await as(cleo).reply.mine({})).total).toBe(0)
  })
})

describe('likes of a reply', () => {
  it('are counted once per member, also at the same time, and can be undone', async () => {
    const { ada, ben, cleo, post, first } = await aThread()
    const like = (who: Member) => as(who).reply.like({ id: first.id })
    await Promise.all([like(ada), like(ben), like(ben), like(cleo)])
    expect(await like(ada)).toEqual({ likes: 3, isLiked: true })
    expect(await as(ben).reply.unlike({ id: first.id })).toEqual({ likes: 2, isLiked: false })
    expect((await as(ada).reply.list({ postId: post.id })).replies[0]).toMatchObject({ likes: 2, isLiked: true })
    expect((await as(ben).reply.list({ postId: post.id })).replies[0]).toMatchObject({ likes: 2, isLiked: false })
    await expectRefusal(as('guest').reply.like({ id: first.id }), 'unauthenticated', 'session.required')
  })
})
