import { expect, it } from 'vitest'
import { Member } from '#server/member/member.entity.ts'
import { Reply } from '#server/reply/reply.entity.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

/** Creates a post by ada with a reply by ben; cleo has written nothing. */
async function aThread({ isAnonymous = false } = {}) {
  const [ada, ben] = [await aMember(setup, { username: 'ada' }), await aMember(setup, { username: 'ben' })]
  const post = await aPost(setup, ada, (await aBoard(setup)).id, { isAnonymous })
  const first = await aReply(setup, ben, post.id)
  const listed = async () => (await as('guest').reply.list({ postId: post.id, sort: 'desc' })).replies[0]
  return { ada, ben, cleo: await aMember(setup, { username: 'cleo' }), post, first, listed }
}

it('a reply without a floor names its addressee, in every later read too', async () => {
  const { ada, ben, cleo, post, listed } = await aThread()
  for (const [answered, username] of [
    [ben, 'ben'],
    [ada, 'ada'],
  ] as const) {
    const said = { replyTo: null, parentId: null, replyToUser: { username } }
    const reply = await aReply(setup, cleo, post.id, { replyToUserId: answered.id })
    expect(reply).toMatchObject(said)
    expect(await listed()).toMatchObject({ id: reply.id, ...said })
    expect((await as(cleo).reply.mine({})).replies[0]).toMatchObject(said)
    expect((await as(await anAdmin(setup)).reply.review({ id: reply.id, status: 'approved' })).replyToUser).toEqual({
      username,
    })
  }
  expect(await as(cleo).member.export()).toMatchObject({
    belongings: { replies: [{ replyToUserId: ben.id }, { replyToUserId: ada.id }] },
  })
})

it('the answered floor determines the addressee of a reply; another one is refused', async () => {
  const { ada, ben, cleo, post, first, listed } = await aThread()
  const said = { replyTo: { id: first.id }, parentId: first.id, replyToUser: { username: 'ben' } }
  expect(await aReply(setup, cleo, post.id, { parentId: first.id })).toMatchObject(said)
  expect(await aReply(setup, cleo, post.id, { parentId: first.id, replyToUserId: ben.id })).toMatchObject(said)
  const other = aReply(setup, cleo, post.id, { parentId: first.id, replyToUserId: ada.id })
  await expectRefusal(other, 'invalid', 'reply.not_its_writer', 'replyToUserId')
  await as(ben).reply.remove({ id: first.id })
  expect(await listed()).toMatchObject({ replyTo: null, replyToUser: null })
})

it('a member who has not written on the post is refused as an addressee like an unknown one', async () => {
  const { ada, cleo, post } = await aThread()
  const elsewhere = await aPost(setup, cleo, post.boardId)
  await reviewFirst(setup, 'forumReplies')
  await aReply(setup, cleo, post.id)
  for (const replyToUserId of [cleo.id, 99_999])
    await expectRefusal(aReply(setup, ada, post.id, { replyToUserId }), 'missing', 'reply.not_on_post', 'replyToUserId')
  expect((await aReply(setup, ada, elsewhere.id, { replyToUserId: cleo.id })).replyToUser).toEqual({ username: 'cleo' })
  expect((await as('guest').post.byId({ id: post.id })).replyCount).toBe(1)
})

it('the author of an anonymous post is not revealed by being accepted as an addressee', async () => {
  const { ada, ben, cleo, post } = await aThread({ isAnonymous: true })
  for (const who of [cleo, await anAdmin(setup)])
    await expectRefusal(
      aReply(setup, who, post.id, { replyToUserId: ada.id }),
      'missing',
      'reply.not_on_post',
      'replyToUserId',
    )
  expect((await aReply(setup, cleo, post.id, { replyToUserId: ben.id })).replyToUser).toEqual({ username: 'ben' })
})

it('making a post anonymous removes its author as an addressee, unless the author has also replied', async () => {
  const { ada, ben, cleo, post, listed } = await aThread()
  await aReply(setup, cleo, post.id, { replyToUserId: ben.id })
  const answer = await aReply(setup, cleo, post.id, { replyToUserId: ada.id })
  await as(ada).post.edit({ id: post.id, isAnonymous: true })
  expect(await listed()).toMatchObject({ id: answer.id, replyToUser: null })
  expect(JSON.stringify(await as('guest').reply.list({ postId: post.id }))).not.toContain('ada')
  expect((await as('guest').reply.list({ postId: post.id })).replies).toMatchObject([
    {},
    { replyToUser: { username: 'ben' } },
    {},
  ])
  await as(ada).post.edit({ id: post.id, isAnonymous: false })
  await aReply(setup, ada, post.id)
  const later = await aReply(setup, cleo, post.id, { replyToUserId: ada.id })
  await as(ada).post.edit({ id: post.id, isAnonymous: true })
  expect(await listed()).toMatchObject({ id: later.id, replyToUser: { username: 'ada' } })
})

it('a deleted account is no longer named as an addressee', async () => {
  const { ada, cleo, post, listed } = await aThread()
  await aReply(setup, cleo, post.id, { replyToUserId: ada.id })
  await em().nativeDelete(Member, { id: ada.id })
  expect(await listed()).toMatchObject({ replyToUser: null })
  await expectRefusal(
    aReply(setup, cleo, post.id, { replyToUserId: ada.id }),
    'missing',
    'reply.not_on_post',
    'replyToUserId',
  )
})

it('the same text to two addressees is two replies, and to one addressee is refused', async () => {
  const { ada, ben, cleo, post } = await aThread()
  const thank = (replyToUserId: number) => as(cleo).reply.write({ postId: post.id, content: '谢谢', replyToUserId })
  await thank(ada.id)
  await thank(ben.id)
  await expectRefusal(thank(ada.id), 'conflict', 'reply.same_text', 'content')
  expect(await em().count(Reply, { content: '谢谢' })).toBe(2)
})
