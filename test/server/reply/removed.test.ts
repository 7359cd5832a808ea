import { describe, expect, it } from 'vitest'
import { Reply } from '#server/reply/reply.entity.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, site } = setup

/** Creates a post with replies by ada (floor 1) and by ben (floors 2 and 3, which answer floor 1). */
async function aTalk() {
  const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const post = await aPost(setup, ben, (await aBoard(setup)).id)
  const asked = await aReply(setup, ada, post.id, { content: '谁还记得老校门？' })
  const answers = [
    await aReply(setup, ben, post.id, { parentId: asked.id }),
    await aReply(setup, ben, post.id, { parentId: asked.id }),
  ]
  const shown = () => as('guest').reply.list({ postId: post.id, withRemoved: true })
  return { ada, ben, admin, post, asked, answers, shown }
}

describe('a reply that is deleted', () => {
  it('keeps its floor and its answers, without its text and its author', async () => {
    const { ada, ben, post, asked, shown } = await aTalk()
    await as(ben).reply.like({ id: asked.id })
    await as(ada).reply.remove({ id: asked.id })
    const { replies, total } = await shown()
    expect(total).toBe(3)
    expect(replies).toMatchObject([
      { floor: 1, isRemoved: true, content: '', html: '', images: [], userId: null, likes: 0, answerCount: 2 },
      { floor: 2, isRemoved: false, replyTo: null, parentId: null, answersRemoved: 1 },
      { floor: 3, answersRemoved: 1 },
    ])
    expect(replies[0]?.can).toEqual({ reply: false, edit: false, delete: false, history: false })
    expect((await as('guest').post.byId({ id: post.id })).replyCount).toBe(2)
    expect(await as('guest').reply.place({ id: asked.id })).toMatchObject({ floor: 1, page: 1, content: '' })
    expect(await as('guest').reply.atFloor({ postId: post.id, floor: 1 })).toMatchObject({ floor: 1 })
    const row = await site.fork().findOneOrFail(Reply, asked.id)
    expect(row).toMatchObject({ content: '', html: '', author: null, fingerprint: null })
  })

  it('is left out of lists that do not request deleted floors, and of status lists for admins', async () => {
    const { ada, admin, post, asked } = await aTalk()
    await as(admin).reply.remove({ id: asked.id })
    for (const who of ['guest' as const, ada, admin]) {
      const { replies, total } = await as(who).reply.list({ postId: post.id })
      expect([total, replies.map(({ floor }) => floor)]).toEqual([2, [2, 3]])
    }
    expect((await as(admin).reply.list({ postId: post.id, status: 'rejected', withRemoved: true })).total).toBe(0)
    expect((await as(admin).reply.list({ postId: post.id, withRemoved: true })).total).toBe(3)
    expect((await as(ada).reply.mine({})).total).toBe(0)
  })

  it('is subtracted from the site’s counts once, also when its post is removed afterwards', async () => {
    const { ada, admin, post, asked } = await aTalk()
    const replies = async () => (await as(admin).admin.stats()).forumReplies
    const before = await replies()
    await as(ada).reply.remove({ id: asked.id })
    expect(await replies()).toBe(before - 1)
    await as(admin).post.remove({ id: post.id })
    expect(await replies()).toBe(before - 3)
  })

  it('accepts nothing more: no answer, like, report, review or second deletion', async () => {
    const { ada, ben, admin, post, asked } = await aTalk()
    await as(ada).reply.remove({ id: asked.id })
    const { id } = asked
    await expectRefusal(aReply(setup, ben, post.id, { parentId: id }), 'missing', 'reply.not_found', 'parentId')
    await expectRefusal(as(ben).reply.like({ id }), 'missing', 'reply.not_found')
    await expectRefusal(as(admin).reply.review({ id, status: 'approved' }), 'missing', 'reply.not_found')
    for (const who of [ada, ben, admin]) await expectRefusal(as(who).reply.remove({ id }), 'missing', 'reply.not_found')
  })

  it('that nobody could see leaves nothing; a deletion by two at the same time leaves one floor', async () => {
    const { ada, admin, post, asked, shown } = await aTalk()
    const both = await Promise.allSettled([
      as(ada).reply.remove({ id: asked.id }),
      as(admin).reply.remove({ id: asked.id }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await reviewFirst(setup, 'forumReplies')
    const waiting = await aReply(setup, ada, post.id)
    await reviewFirst(setup)
    await as(ada).reply.remove({ id: waiting.id })
    expect((await shown()).replies.map(({ floor }) => floor)).toEqual([1, 2, 3])
    expect(await site.fork().count(Reply, { id: waiting.id })).toBe(0)
  })

  it('stays as an empty floor also when an account is deleted with its texts', async () => {
    const { ben, post, answers, shown } = await aTalk()
    const { id } = await aReply(setup, ben, (await aPost(setup, await aMember(setup), post.boardId)).id)
    await as(await anAdmin(setup)).member.remove({ id: ben.id, texts: 'remove' })
    expect(await as('guest').reply.place({ id })).toMatchObject({ floor: 1, content: '' })
    await expectRefusal(shown(), 'missing', 'post.not_found')
    expect(await site.fork().count(Reply, { id: answers[0]?.id ?? 0 })).toBe(0)
  })
})

describe('the answers to a reply', () => {
  it('are listed by floor with the reply itself, as the viewer can see them', async () => {
    const { ada, ben, admin, asked, answers } = await aTalk()
    const [first] = answers
    await as(admin).reply.review({ id: first?.id ?? 0, status: 'rejected' })
    const asSeenBy = async (who: typeof ada | 'guest') => {
      const { to, replies, total } = await as(who).reply.answers({ id: asked.id })
      return [to.floor, to.answerCount, replies.map(({ floor }) => floor), total]
    }
    expect(await asSeenBy('guest')).toEqual([1, 1, [3], 1])
    expect(await asSeenBy(ada)).toEqual([1, 1, [3], 1])
    expect(await asSeenBy(ben)).toEqual([1, 1, [2, 3], 2])
    expect(await as('guest').reply.answers({ id: asked.id, limit: 1, page: 2 })).toMatchObject({
      replies: [],
      total: 1,
    })
  })

  it('are missing for a hidden reply, and for a reply on a hidden post', async () => {
    const { ada, ben, admin, asked, post } = await aTalk()
    await as(admin).reply.review({ id: asked.id, status: 'rejected' })
    for (const who of ['guest' as const, ben])
      await expectRefusal(as(who).reply.answers({ id: asked.id }), 'missing', 'reply.not_found')
    expect((await as(ada).reply.answers({ id: asked.id })).total).toBe(2)
    await as(admin).reply.remove({ id: asked.id })
    expect((await as('guest').reply.answers({ id: asked.id })).to).toMatchObject({ isRemoved: true, answerCount: 2 })
    await as(admin).post.review({ id: post.id, status: 'rejected' })
    await expectRefusal(as('guest').reply.answers({ id: asked.id }), 'missing', 'reply.not_found')
    await expectRefusal(as('guest').reply.answers({ id: 99_999 }), 'missing', 'reply.not_found')
  })
})
