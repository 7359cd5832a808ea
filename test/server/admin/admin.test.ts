import { describe, expect, it } from 'vitest'
import { Audit } from '#server/audit/audit.entity.ts'
import { Blessing } from '#server/blessing/blessing.entity.ts'
import { Like } from '#server/like/like.entity.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aBlessing, aMember, anAdmin, aPledge } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { em, as } = setup

const none = { comments: 0, blessings: 0, futureMessages: 0, forumPosts: 0, forumReplies: 0, torchWishes: 0 }

describe('the figures of the site', () => {
  it('count all rows, and those that wait for review', async () => {
    const admin = await anAdmin(setup)
    const { id } = await anArticle(setup, admin)
    await aComment(setup, admin, id)
    const post = await aPost(setup, admin, (await aBoard(setup)).id)
    await reviewFirst(setup, 'forumReplies')
    await aReply(setup, admin, post.id)
    await aBlessing(setup, { status: 'pending' })
    await aBlessing(setup)
    await aPledge(setup, { status: 'pending' })
    await as(admin).review.setConfig({ torchWishes: true })
    await as(admin).torch.add({ count: 4, wish: '江河安澜' })
    await as('guest').torch.add({ count: 2 })
    await as('guest').visitor.add({ sessionId: 'visitor-1-a' })
    expect(await as(admin).admin.stats()).toEqual({
      users: 2,
      articles: 1,
      comments: 1,
      blessings: 2,
      futureMessages: 1,
      forumPosts: 1,
      forumReplies: 1,
      torch: 6,
      visitors: 1,
      pending: { ...none, blessings: 1, futureMessages: 1, forumReplies: 1, torchWishes: 1 },
      maxims: 1,
      relayParticipations: 1,
    })
  })
})

describe('the lists of what waits', () => {
  it('are oldest first for each kind, with the place of each text and the totals', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    const admin = as(await anAdmin(setup))
    const first = await aBlessing(setup, { by: ada, status: 'pending', content: '一', isAnonymous: true })
    await aBlessing(setup, { status: 'pending', content: '二' })
    await aBlessing(setup, { status: 'rejected' })
    await aPledge(setup, { status: 'pending', name: '林小河' })
    const post = await aPost(setup, ada, (await aBoard(setup)).id, { title: '题' })
    await reviewFirst(setup, 'forumPosts', 'forumReplies')
    const [waits, reply] = [
      await aPost(setup, ada, post.boardId, { title: '等着', isAnonymous: true }),
      await aReply(setup, ada, post.id, { content: '等着' }),
    ]
    await admin.review.setConfig({ torchWishes: true })
    await as(ada).torch.add({ wish: '江河安澜' })
    const waiting = await admin.admin.pending({ limit: 1 })
    expect(waiting).toMatchObject({
      comments: [],
      blessings: [
        { id: first.id, content: '一', link: `/blessings/${first.id}`, user: { id: ada.id, username: 'ada' } },
      ],
      futureMessages: [{ title: '林小河 · 2018级 水利水电工程', user: null }],
      forumPosts: [{ id: waits.id, title: '等着', link: `/forum/post/${waits.id}`, user: { id: ada.id } }],
      forumReplies: [{ id: reply.id, title: '题', content: '等着', link: `/forum/reply/${reply.id}` }],
      torchWishes: [{ id: 1, content: '江河安澜', user: { id: ada.id } }],
      totals: { ...none, blessings: 2, futureMessages: 1, forumPosts: 1, forumReplies: 1, torchWishes: 1 },
    })
    expect(waiting.blessings).toHaveLength(1)
    expect(await admin.admin.waiting()).toEqual(waiting.totals)
  })
})

const names = {
  comment: 'comments',
  article: 'articles',
  futureMessage: 'futureMessages',
  post: 'forumPosts',
  reply: 'forumReplies',
} as const

describe('removing several texts together', () => {
  it('removes exactly the existing ones that are named, with their likes, and records one act for each', async () => {
    const [ada, admin] = [await aMember(setup), as(await anAdmin(setup))]
    const [one, two, three] = [await aBlessing(setup), await aBlessing(setup), await aBlessing(setup)]
    await as(ada).blessing.like({ id: one.id })
    await as(ada).report.file({ type: 'blessing', id: one.id })
    const ids = [one.id, three.id, three.id, 99]
    expect(await admin.admin.removeMany({ type: 'blessing', ids })).toEqual({ deletedCount: 2 })
    expect((await em().find(Blessing, { id: { $gt: 0 } })).map(({ id }) => id)).toEqual([two.id])
    expect(await em().count(Like)).toBe(0)
    expect(await em().count(Audit, { act: 'blessing.remove' })).toBe(2)
    expect(await as(ada).report.mine({})).toMatchObject({ reports: [{ status: 'removed' }] })
  })

  it.each(['comment', 'article', 'futureMessage', 'post', 'reply'] as const)('takes the type %s', async type => {
    const admin = await anAdmin(setup)
    const article = await anArticle(setup, admin)
    const comment = await aComment(setup, admin, article.id)
    const pledge = await aPledge(setup)
    const post = await aPost(setup, admin, (await aBoard(setup)).id)
    const reply = await aReply(setup, admin, post.id)
    const ids = { comment: comment.id, article: article.id, futureMessage: pledge.id, post: post.id, reply: reply.id }
    for (const noun of ['comment', 'post', 'reply'] as const) await as(admin)[noun].like({ id: ids[noun] })
    const before = await as(admin).admin.stats()
    expect(await as(admin).admin.removeMany({ type, ids: [ids[type]] })).toEqual({ deletedCount: 1 })
    const after = await as(admin).admin.stats()
    const name = names[type]
    expect([before[name], after[name]]).toEqual([1, 0])
    expect(await em().count(Like)).toBe({ comment: 2, article: 2, futureMessage: 3, post: 1, reply: 2 }[type])
  })

  it('refuses an empty list, an unknown type and too many ids', async () => {
    const { removeMany } = as(await anAdmin(setup)).admin
    await expectRefusal(removeMany({ type: 'blessing', ids: [] }), 'invalid', 'admin.none_chosen', 'ids')
    const ids = Array.from({ length: 101 }, (_, index) => index + 1)
    await expectRefusal(removeMany({ type: 'blessing', ids }), 'invalid', 'admin.too_many_chosen', 'ids')
  })

  it('by an admin who has lost the role since the request began removes nothing', async () => {
    const [admin, other] = [await anAdmin(setup), await anAdmin(setup)]
    const { id } = await aBlessing(setup)
    await as(other).member.setRole({ id: admin.id, role: 'user' })
    const removed = as(admin).admin.removeMany({ type: 'blessing', ids: [id] })
    await expectRefusal(removed, 'forbidden', 'session.no_right')
    expect(await em().count(Blessing)).toBe(1)
  })

  it('by two admins at the same time removes each once', async () => {
    const texts = [await aBlessing(setup), await aBlessing(setup)]
    const ids = texts.map(({ id }) => id)
    const admins = [as(await anAdmin(setup)), as(await anAdmin(setup))]
    const counts = await Promise.all(
      admins.map((admin, index) =>
        admin.admin.removeMany({ type: 'blessing', ids: index === 0 ? ids : ids.toReversed() }),
      ),
    )
    expect(counts.map(({ deletedCount }) => deletedCount).sort()).toEqual([0, 2])
  })
})

it('figures, lists and removals are for admins alone', async () => {
  const calls = [
    (api: ReturnType<typeof as>) => api.admin.stats(),
    (api: ReturnType<typeof as>) => api.admin.waiting(),
    (api: ReturnType<typeof as>) => api.admin.pending({}),
    (api: ReturnType<typeof as>) => api.admin.removeMany({ type: 'blessing', ids: [1] }),
  ]
  const member = as(await aMember(setup))
  for (const call of calls) {
    await expectRefusal(call(as('guest')), 'unauthenticated', 'session.required')
    await expectRefusal(call(member), 'forbidden', 'session.not_admin')
  }
})
