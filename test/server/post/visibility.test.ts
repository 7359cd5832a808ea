import { describe, expect, it } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import type { Member } from '#server/member/member.entity.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock, em } = setup

async function people() {
  const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  return { ada, ben, admin, board: await aBoard(setup) }
}

/** Creates a hidden post with an earlier reply. */
async function aHidden() {
  const known = await people()
  const { id } = await aPost(setup, known.ada, known.board.id)
  const reply = await aReply(setup, known.ben, id)
  await as(known.admin).post.review({ id, status: 'rejected', reason: '广告' })
  return { ...known, id, reply }
}

describe('a post that is hidden', () => {
  it('is visible to its author and to admins alone, in every query', async () => {
    const { ada, ben, admin, board, id, reply } = await aHidden()
    for (const who of ['guest' as const, ben]) {
      const api = as(who)
      await expectRefusal(api.post.byId({ id }), 'missing', 'post.not_found')
      await expectRefusal(api.reply.list({ postId: id }), 'missing', 'post.not_found')
      await expectRefusal(api.reply.place({ id: reply.id }), 'missing', 'reply.not_found')
      expect(await api.post.list({})).toMatchObject({ posts: [], total: 0 })
      expect(await api.post.list({ boardId: board.id })).toMatchObject({ posts: [], total: 0 })
    }
    for (const act of [
      () => as(ben).post.like({ id }),
      () => as(ben).post.source({ id }),
      () => as(ben).post.edit({ id, title: '改' }),
      () => as(ben).post.remove({ id }),
      () => aReply(setup, ben, id),
    ])
      await expectRefusal(act(), 'missing', 'post.not_found')
    await expectRefusal(as(ben).reply.like({ id: reply.id }), 'missing', 'reply.not_found')
    for (const who of [ada, admin]) {
      expect(await as(who).post.byId({ id })).toMatchObject({ status: 'rejected', reason: '广告', can: { edit: true } })
      expect((await as(who).reply.list({ postId: id })).total).toBe(1)
    }
  })

  it('takes no replies, not even of its author and admins, and counts no views', async () => {
    const { ada, admin, id } = await aHidden()
    for (const who of [ada, admin]) await expectRefusal(aReply(setup, who, id), 'conflict', 'post.not_open')
    expect(await as(ada).post.byId({ id })).toMatchObject({ views: 0, can: { reply: false } })
  })

  it('has no review details once it is public', async () => {
    const { ben, ada, admin, id } = await aHidden()
    await as(admin).post.review({ id, status: 'approved' })
    for (const who of ['guest' as const, ben]) {
      const seen = await as(who).post.byId({ id })
      expect([Object.keys(seen).includes('reason'), Object.keys(seen).includes('reviewedAt')]).toEqual([false, false])
    }
    expect((await as(ada).post.byId({ id })).reviewedAt).toEqual(expect.any(String))
  })
})

describe('the status of a new post', () => {
  it('is approved, unless posts have to be reviewed first', async () => {
    const { ada, admin, board } = await people()
    expect((await aPost(setup, ada, board.id)).status).toBe('approved')
    await reviewFirst(setup, 'forumPosts')
    const { id, status } = await aPost(setup, ada, board.id)
    expect([status, (await aReply(setup, ada, 1)).status]).toEqual(['pending', 'approved'])
    expect((await as('guest').board.byId({ id: board.id })).postCount).toBe(1)
    await as(admin).post.review({ id, status: 'approved' })
    expect((await as('guest').board.byId({ id: board.id })).postCount).toBe(2)
  })

  it.each([{ title: '代 考' }, { content: '找我代考' }])(
    'is pending when %j has a word of the word list',
    async texts => {
      const { ada, admin, board } = await people()
      await as(admin).review.setWords({ words: ['代考'], exceptions: [] })
      expect((await aPost(setup, ada, board.id, texts)).status).toBe('pending')
    },
  )

  it('is pending again after such an edit by its author, or after an edit of a rejected post; not after an edit by an admin', async () => {
    const { ada, admin, board } = await people()
    await as(admin).review.setWords({ words: ['代考'], exceptions: [] })
    const { id } = await aPost(setup, ada, board.id)
    expect((await as(admin).post.edit({ id, content: '代考' })).status).toBe('approved')
    expect((await as(ada).post.edit({ id, isAnonymous: true })).status).toBe('approved')
    expect((await as(ada).post.edit({ id, title: '代考' })).status).toBe('pending')
    await as(admin).post.review({ id, status: 'rejected', reason: '广告' })
    expect(await as(ada).post.edit({ id, title: '河', content: '水' })).toMatchObject({
      status: 'pending',
      reason: null,
    })
  })

  it('is pending again when its author changes the pictures', async () => {
    const { ada, admin, board } = await people()
    const { id } = await aPost(setup, ada, board.id, { images: ['https://a.example/b.jpg'] })
    await as(admin).post.review({ id, status: 'rejected', reason: '广告' })
    expect(await as(ada).post.edit({ id, images: [] })).toMatchObject({ status: 'pending', reason: null })
    await as(admin).post.review({ id, status: 'approved' })
    await reviewFirst(setup, 'forumPosts')
    expect((await as(ada).post.edit({ id, images: ['https://a.example/c.jpg'] })).status).toBe('pending')
  })
})

describe('a review of a post', () => {
  it('is for admins, and a rejection lets the same text be sent again', async () => {
    const { ada, admin, board } = await people()
    const text = { title: '河', content: '水' }
    const { id } = await aPost(setup, ada, board.id, text)
    await expectRefusal(as(ada).post.review({ id, status: 'rejected' }), 'forbidden', 'session.not_admin')
    await expectRefusal(as(admin).post.review({ id: 99, status: 'rejected' }), 'missing', 'post.not_found')
    await as(admin).post.review({ id, status: 'rejected' })
    await as(admin).post.review({ id, status: 'rejected' })
    const { rows } = await setup.sql('select act from audit', [])
    expect(rows).toEqual([{ act: 'post.review' }])
    expect((await aPost(setup, ada, board.id, text)).id).toBeGreaterThan(id)
  })
})

describe('likes of a post', () => {
  it('are counted once per member, also at the same time, and can be undone', async () => {
    const { ada, ben, admin, board } = await people()
    const { id } = await aPost(setup, ada, board.id)
    const like = (who: Member) => as(who).post.like({ id })
    await Promise.all([like(ada), like(ben), like(ben), like(admin)])
    expect(await like(ada)).toEqual({ likes: 3, isLiked: true })
    expect(await as(ben).post.unlike({ id })).toEqual({ likes: 2, isLiked: false })
    expect(await as(ben).post.unlike({ id })).toEqual({ likes: 2, isLiked: false })
    expect((await as(ada).post.list({})).posts).toMatchObject([{ likes: 2, isLiked: true }])
    expect(await as(ben).post.byId({ id })).toMatchObject({ likes: 2, isLiked: false })
    await expectRefusal(as('guest').post.like({ id }), 'unauthenticated', 'session.required')
    await expectRefusal(as(ada).post.like({ id: 99 }), 'missing', 'post.not_found')
  })
})

describe('the views of a post', () => {
  it('are counted once per visitor session in 30 minutes, and all of a crowd are counted', async () => {
    const { ada, board } = await people()
    const { id } = await aPost(setup, ada, board.id)
    const view = async (visitorSession: string) => (await as('guest', { visitorSession }).post.byId({ id })).views
    for (const sessionId of ['one', 'two']) await as('guest').visitor.add({ sessionId })
    expect([await view('one'), await view('one'), await view('two')]).toEqual([1, 1, 2])
    clock.advance(minutes(30))
    expect(await view('one')).toBe(3)
    const crowd = Array.from({ length: 20 }, (_, index) =>
      as('guest', { address: `192.0.2.${index}` }).post.byId({ id }),
    )
    await Promise.all(crowd)
    const [row] = await em().execute<{ views: number }[]>('select views from post')
    expect(row?.views).toBe(23)
    expect((await as('guest').post.list({})).posts).toMatchObject([{ views: 23 }])
  })
})
