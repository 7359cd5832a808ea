import { describe, expect, it } from 'vitest'
import { Follow } from '#server/follow/follow.entity.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal, expectToBeRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

async function aTalk() {
  const [author, ada, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const board = await aBoard(setup)
  const post = await aPost(setup, author, board.id, { title: '门前的河' })
  const targets = [
    { type: 'post', id: post.id },
    { type: 'board', id: board.id },
    { type: 'class', id: 1998 },
  ] as const
  return { author, ada, admin, board, post, targets }
}

describe('several follow requests at the same time', () => {
  it('store a row for each member', async () => {
    const { targets } = await aTalk()
    const people = await Promise.all(Array.from({ length: 6 }, () => aMember(setup)))
    for (const one of targets) {
      await Promise.all(people.map(who => as(who).follow.start(one)))
      for (const who of people) expect(await as(who).follow.state(one)).toEqual({ isFollowed: true })
    }
  })

  it('to start and to end leave one of the two states, and ending twice leaves it ended', async () => {
    const { ada, targets } = await aTalk()
    for (const one of targets) {
      await Promise.all([as(ada).follow.start(one), as(ada).follow.end(one), as(ada).follow.start(one)])
      expect(await em().count(Follow, { member: ada.id })).toBeLessThanOrEqual(1)
      for (let turn = 0; turn < 2; turn += 1) expect(await as(ada).follow.end(one)).toEqual({ isFollowed: false })
      expect(await as(ada).follow.list({})).toMatchObject({ total: 0 })
      await em().nativeDelete(Follow, { member: ada.id })
    }
  })

  it('for a text or board that is deleted at that moment store nothing', async () => {
    const { author, ada, admin, post } = await aTalk()
    const empty = await aBoard(setup)
    const [ofPost, ofBoard] = await Promise.allSettled([
      as(ada).follow.start({ type: 'post', id: post.id }),
      as(ada).follow.start({ type: 'board', id: empty.id }),
      as(author).post.remove({ id: post.id }),
      as(admin).board.remove({ id: empty.id }),
    ])
    if (ofPost.status === 'rejected') expectToBeRefusal(ofPost.reason, 'missing', 'post.not_found')
    if (ofBoard.status === 'rejected') expectToBeRefusal(ofBoard.reason, 'missing', 'board.not_found')
    expect(await em().count(Follow)).toBe(0)
  })

  it('by the button and by a reply store one row', async () => {
    const { ada, post, targets } = await aTalk()
    await Promise.all([as(ada).follow.start(targets[0]), aReply(setup, ada, post.id), aReply(setup, ada, post.id)])
    expect(await em().count(Follow, { member: ada.id })).toBe(1)
    expect(await as(ada).follow.state(targets[0])).toEqual({ isFollowed: true })
  })
})

describe('following', () => {
  it('a hidden post is for those who can see it, and an archived board for everybody', async () => {
    const { author, ada, admin, board, post, targets } = await aTalk()
    await as(author).follow.end(targets[0])
    await as(admin).post.review({ id: post.id, status: 'rejected' })
    for (const who of [author, admin, await aMember(setup, { role: 'moderator' })])
      expect(await as(who).follow.start(targets[0])).toEqual({ isFollowed: true })
    await expectRefusal(as(ada).follow.start(targets[0]), 'missing', 'post.not_found')
    await as(admin).board.edit({ id: board.id, status: 'archived' })
    expect(await as(ada).follow.start(targets[1])).toEqual({ isFollowed: true })
  })

  it('a board ends when it is deleted; ending what was never followed stores nothing', async () => {
    const { ada, admin, targets } = await aTalk()
    for (const one of targets) expect(await as(ada).follow.end(one)).toEqual({ isFollowed: false })
    expect(await em().count(Follow, { member: ada.id })).toBe(0)
    const { id } = await aBoard(setup)
    await as(ada).follow.start({ type: 'board', id })
    await as(admin).board.remove({ id })
    expect(await as(ada).follow.list({})).toMatchObject({ follows: [], total: 0 })
    await expectRefusal(as(ada).follow.start({ type: 'board', id }), 'missing', 'board.not_found')
  })

  it('is refused to an account that has just been deleted: the session is dead', async () => {
    const { ada, admin, targets } = await aTalk()
    await as(admin).member.remove({ id: ada.id, texts: 'keep' })
    for (const one of targets) await expectRefusal(as(ada).follow.start(one), 'unauthenticated', 'session.dead')
    expect(await em().count(Follow, { member: ada.id })).toBe(0)
  })
})
