import { describe, expect, it } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock } = setup

const picture = 'https://a.example/tide.jpg'

/** Creates ben's post with a reply by ada, which has a quote and a picture. */
async function aThread() {
  const [ada, ben, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const board = await aBoard(setup)
  const post = await aPost(setup, ben, board.id, { content: '谁还记得老校门？' })
  const traits = { content: '我记得', quote: '老校门', images: [picture] }
  const reply = await aReply(setup, ada, post.id, traits)
  const shown = async () => (await as('guest').reply.list({ postId: post.id, withRemoved: true })).replies[0]
  return { ada, ben, admin, board, post, reply, id: reply.id, shown }
}

describe('editing a reply', () => {
  it('keeps its quote and its place, and changes the pictures only when they are sent', async () => {
    const { ada, id, shown } = await aThread()
    expect(await as(ada).reply.edit({ id, content: '我也记得' })).toMatchObject({ quote: '老校门', images: [picture] })
    const other = 'https://a.example/gate.jpg'
    clock.advance(minutes(1))
    const edited = await as(ada).reply.edit({ id, images: [other, picture] })
    expect(edited).toMatchObject({ images: [other, picture], editedAt: clock.now().toISOString() })
    expect(await shown()).toMatchObject({ content: '我也记得', images: [other, picture], quote: '老校门' })
    for (const none of [null, []]) expect(await as(ada).reply.edit({ id, images: none })).toMatchObject({ images: [] })
    expect((await as(ada).reply.versions({ id })).versions).toHaveLength(4)
  })

  it('is possible for its author until the half hour ends, for moderators too', async () => {
    const { ada, id, post } = await aThread()
    const moderator = await aMember(setup, { role: 'moderator' })
    const own = await aReply(setup, moderator, post.id)
    clock.advance(minutes(30) - 1)
    await as(ada).reply.edit({ id, content: '刚好来得及' })
    await as(moderator).reply.edit({ id: own.id, content: '也来得及' })
    clock.advance(1)
    await expectRefusal(as(ada).reply.edit({ id, content: '晚了' }), 'conflict', 'reply.too_late')
    await expectRefusal(as(ada).reply.edit({ id, images: [] }), 'conflict', 'reply.too_late')
    await expectRefusal(as(moderator).reply.edit({ id: own.id, content: '晚了' }), 'conflict', 'reply.too_late')
  })

  it('answers missing when its author can no longer see the post, and is refused to those who can', async () => {
    const { ada, ben, admin, post, id } = await aThread()
    const own = await aReply(setup, ben, post.id)
    await as(admin).post.review({ id: post.id, status: 'rejected' })
    await expectRefusal(as(ada).reply.edit({ id, content: '改' }), 'missing', 'reply.not_found')
    await expectRefusal(as(ben).reply.edit({ id: own.id, content: '改' }), 'conflict', 'post.not_open')
    await expectRefusal(as(ben).reply.source({ id: own.id }), 'conflict', 'post.not_open')
    expect(await as(admin).reply.edit({ id, content: '管理员改' })).toMatchObject({ content: '管理员改' })
    await as(ben).post.remove({ id: post.id })
    for (const who of [ada, admin])
      await expectRefusal(as(who).reply.edit({ id, content: '改' }), 'missing', 'reply.not_found')
  })

  it('that is waiting or rejected is for its author and admins, and does not publish it', async () => {
    const { ada, ben, admin, post } = await aThread()
    await reviewFirst(setup, 'forumReplies')
    const { id } = await aReply(setup, ada, post.id)
    await reviewFirst(setup)
    for (const status of ['pending', 'rejected'] as const) {
      if (status === 'rejected') await as(admin).reply.review({ id, status })
      await expectRefusal(as(ben).reply.edit({ id, content: '别人' }), 'missing', 'reply.not_found')
      expect(await as(ada).reply.edit({ id, content: `改过，${status}` })).toMatchObject({ status: 'pending' })
    }
    expect(await as(admin).reply.edit({ id, content: '管理员改' })).toMatchObject({ status: 'pending' })
    expect((await as('guest').reply.list({ postId: post.id })).total).toBe(1)
  })

  it('during its deletion never restores its text', async () => {
    const { ada, admin, id, shown } = await aThread()
    const [edited, , byAdmin] = await Promise.allSettled([
      as(ada).reply.edit({ id, content: '改过' }),
      as(ada).reply.remove({ id }),
      as(admin).reply.edit({ id, content: '管理员改过' }),
    ])
    for (const each of [edited, byAdmin])
      if (each.status === 'rejected') expectToBeRefusal(each.reason, 'missing', 'reply.not_found')
    expect(await shown()).toMatchObject({ isRemoved: true, content: '', html: '', images: [], quote: null })
    await expectRefusal(as(admin).reply.edit({ id, content: '回来' }), 'missing', 'reply.not_found')
    await expectRefusal(as(admin).reply.source({ id }), 'missing', 'reply.not_found')
  })

  it('during the locking of its post comes before the lock or is refused', async () => {
    const { ada, admin, post, id, shown } = await aThread()
    const [edited] = await Promise.allSettled([
      as(ada).reply.edit({ id, content: '改过' }),
      as(admin).post.lock({ id: post.id, value: true }),
    ])
    if (edited.status === 'rejected') expectToBeRefusal(edited.reason, 'conflict', 'post.locked')
    expect((await shown())?.content).toBe(edited.status === 'fulfilled' ? '改过' : '我记得')
    await expectRefusal(as(ada).reply.edit({ id, content: '再改' }), 'conflict', 'post.locked')
  })

  it('by author and admin at the same time with the same version stores one, and the other gets a conflict', async () => {
    const { ada, admin, id, shown } = await aThread()
    const both = await Promise.allSettled(
      [ada, admin].map((who, index) => as(who).reply.edit({ id, content: `第${index}份`, version: 1 })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const each of both)
      if (each.status === 'rejected') expectToBeRefusal(each.reason, 'conflict', 'reply.changed_meanwhile')
    const kept = both.findIndex(({ status }) => status === 'fulfilled')
    expect((await shown())?.content).toBe(`第${kept}份`)
  })
})

describe('a quote', () => {
  it('of a hidden post is refused, also to those who can see it', async () => {
    const { ada, ben, admin, post } = await aThread()
    await as(admin).post.review({ id: post.id, status: 'rejected' })
    const quoting = (who: typeof ada) => aReply(setup, who, post.id, { quote: '老校门' })
    await expectRefusal(quoting(ada), 'missing', 'post.not_found')
    for (const who of [ben, admin]) await expectRefusal(quoting(who), 'conflict', 'post.not_open')
  })

  it('can be used by many at the same time, and the same words twice', async () => {
    const { ada, ben, admin, post, reply } = await aThread()
    const traits = { quote: '记得', parentId: reply.id }
    const made = await Promise.all([ada, ben, ben, admin].map(who => aReply(setup, who, post.id, traits)))
    expect(made.map(({ quote }) => quote)).toEqual(made.map(() => '记得'))
    expect((await as('guest').reply.answers({ id: reply.id })).total).toBe(4)
  })

  it('whose floor is hidden or deleted at that moment shows no hidden words', async () => {
    const { ada, ben, admin, post, reply } = await aThread()
    const other = await aReply(setup, ada, post.id, { content: '石狮子还在' })
    const quoting = Array.from({ length: 6 }, () =>
      aReply(setup, ben, post.id, { quote: '石狮子', parentId: other.id }),
    )
    const hiding = Promise.race(quoting).then(() => as(admin).reply.review({ id: other.id, status: 'rejected' }))
    for (const each of await Promise.allSettled(quoting))
      if (each.status === 'rejected') expect(String(each.reason)).toMatch(/reply\.(?:not_found|quote_not_there)/)
    await hiding
    const told = async () =>
      JSON.stringify(await as('guest').reply.list({ postId: post.id, withRemoved: true, limit: 100 }))
    expect(await told()).not.toContain('石狮子')
    await as(ada).reply.remove({ id: other.id })
    expect(await told()).not.toContain('石狮子')
    expect(await told()).toContain(`"id":${reply.id}`)
  })
})
