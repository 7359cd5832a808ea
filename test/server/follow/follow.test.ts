import { expect, it } from 'vitest'
import { Follow } from '#server/follow/follow.entity.ts'
import { Member } from '#server/member/member.entity.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

async function aTalk() {
  const [author, ada, admin] = [await aMember(setup), await aMember(setup), await anAdmin(setup)]
  const board = await aBoard(setup, { name: '河海记忆', nameEn: 'Memories' })
  const post = await aPost(setup, author, board.id, { title: '门前的河' })
  return { author, ada, admin, board, post }
}

const follows = async (who: Member) =>
  (await as(who).follow.list({})).follows.map(({ type, id, name }) => [type, id, name])

it('follows are of posts, boards and classes, newest first, and visible to their member alone', async () => {
  const { author, ada, admin, board, post } = await aTalk()
  expect(await as(ada).follow.start({ type: 'post', id: post.id })).toEqual({ isFollowed: true })
  await as(ada).follow.start({ type: 'board', id: board.id })
  await as(ada).follow.start({ type: 'class', id: 1998 })
  expect(await follows(ada)).toEqual([
    ['class', 1998, '1998'],
    ['board', board.id, '河海记忆'],
    ['post', post.id, '门前的河'],
  ])
  expect((await as(ada, { locale: 'en' }).follow.list({ page: 2, limit: 1 })).follows).toMatchObject([
    { name: 'Memories' },
  ])
  expect(await as(ada).follow.list({ page: 9 })).toMatchObject({ follows: [], total: 3 })
  expect(await follows(admin)).toEqual([])
  expect(await as(author).follow.state({ type: 'board', id: board.id })).toEqual({ isFollowed: false })
})

it('follows are for members alone', async () => {
  const { post } = await aTalk()
  const guest = as('guest').follow
  const one = { type: 'post', id: post.id } as const
  for (const call of [guest.start(one), guest.end(one), guest.state(one), guest.list({})])
    await expectRefusal(call, 'unauthenticated', 'session.required')
})

it('the author of a post or reply follows the post automatically, also while the text waits for review', async () => {
  const { author, ada, post } = await aTalk()
  expect(await follows(author)).toEqual([['post', post.id, '门前的河']])
  await reviewFirst(setup, 'forumReplies')
  await aReply(setup, ada, post.id)
  await aReply(setup, ada, post.id)
  expect(await follows(ada)).toEqual([['post', post.id, '门前的河']])
})

it('an ended follow stays ended after another reply, until the member starts it again', async () => {
  const { ada, post } = await aTalk()
  const one = { type: 'post', id: post.id } as const
  await aReply(setup, ada, post.id)
  for (let turn = 0; turn < 2; turn += 1) expect(await as(ada).follow.end(one)).toEqual({ isFollowed: false })
  await aReply(setup, ada, post.id)
  expect(await as(ada).follow.state(one)).toEqual({ isFollowed: false })
  expect(await follows(ada)).toEqual([])
  await as(ada).follow.start(one)
  expect(await as(ada).follow.state(one)).toEqual({ isFollowed: true })
})

it('a follow starts once and ends once, however often and however many requests come at the same time', async () => {
  const { ada, board, post } = await aTalk()
  for (const one of [
    { type: 'post', id: post.id },
    { type: 'board', id: board.id },
    { type: 'class', id: 1998 },
  ] as const) {
    await Promise.all(Array.from({ length: 8 }, () => as(ada).follow.start(one)))
    expect(await em().count(Follow, { member: ada.id, isEnded: false })).toBe(1)
    await Promise.all(Array.from({ length: 4 }, () => as(ada).follow.end(one)))
    expect(await em().count(Follow, { member: ada.id, isEnded: false })).toBe(0)
  }
})

it('a follow is refused for what the member cannot see, and does not reveal the title of a post hidden since', async () => {
  const { ada, admin, post } = await aTalk()
  await as(ada).follow.start({ type: 'post', id: post.id })
  await as(admin).post.review({ id: post.id, status: 'rejected' })
  expect(await follows(ada)).toEqual([['post', post.id, null]])
  await as(ada).follow.end({ type: 'post', id: post.id })
  await expectRefusal(as(ada).follow.start({ type: 'post', id: post.id }), 'missing', 'post.not_found')
  await expectRefusal(as(ada).follow.start({ type: 'board', id: 9999 }), 'missing', 'board.not_found')
  for (const id of [1800, 9999])
    await expectRefusal(as(ada).follow.start({ type: 'class', id }), 'missing', 'member.no_such_class')
  await expectRefusal(as(ada).follow.start({ type: 'post', id: -1 }), 'invalid', 'invalid.id', 'id')
})

it('a follow is deleted with the post and with the member, and is in the member’s data export', async () => {
  const { author, ada, board, post } = await aTalk()
  await as(ada).follow.start({ type: 'post', id: post.id })
  await as(ada).follow.start({ type: 'board', id: board.id })
  await as(ada).follow.end({ type: 'post', id: post.id })
  const { belongings } = await as(ada).member.export()
  expect(belongings['follows']).toMatchObject([
    { type: 'post', id: post.id, isEnded: true },
    { type: 'board', id: board.id, isEnded: false },
  ])
  await as(author).post.remove({ id: post.id })
  expect(await em().count(Follow)).toBe(1)
  await em().nativeDelete(Member, { id: ada.id })
  expect(await em().count(Follow)).toBe(0)
})

it('a follow reveals to nobody else the author of an anonymous post', async () => {
  const { author, ada, board } = await aTalk()
  const hidden = await aPost(setup, author, board.id, { isAnonymous: true })
  expect(await as(author).follow.state({ type: 'post', id: hidden.id })).toEqual({ isFollowed: true })
  const { isFollowed, ...told } = await as(ada).post.byId({ id: hidden.id })
  expect(isFollowed).toBe(false)
  expect(JSON.stringify(told)).not.toContain('ollow')
})
