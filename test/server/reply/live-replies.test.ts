import { expect, it } from 'vitest'
import { seconds } from '#server/kernel/clock.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { liveSite, untilMessage } from '#test/support/live-site.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock } = setup

async function aThread() {
  const ada = await aMember(setup)
  const board = await aBoard(setup)
  return { ada, board, post: await aPost(setup, ada, board.id) }
}

it('a live page gets each reply to its post, and to no other, as guests see it', async () => {
  const { ada, board, post } = await aThread()
  const elsewhere = await aPost(setup, ada, board.id)
  const page = await (await liveSite(setup)).open(`post:${post.id}`)
  await aReply(setup, ada, elsewhere.id)
  const made = await aReply(setup, ada, post.id)
  const answer = await aReply(setup, ada, post.id, { parentId: made.id })
  await untilMessage(page, [made.id, answer.id])
  expect(page.texts()).toMatchObject([
    { postId: post.id, floor: 1, can: { reply: false, delete: false } },
    { replyTo: { floor: 1 } },
  ])
})

it('a live page gets a waiting reply when it is approved, without the hidden reply that it answers', async () => {
  const { ada, post } = await aThread()
  const admin = as(await anAdmin(setup))
  const hidden = await aReply(setup, ada, post.id)
  await reviewFirst(setup, 'forumReplies')
  const waiting = await aReply(setup, ada, post.id, { parentId: hidden.id })
  const page = await (await liveSite(setup)).open(`post:${post.id}`)
  await aReply(setup, ada, post.id)
  await admin.reply.review({ id: hidden.id, status: 'rejected' })
  clock.advance(seconds(1))
  await admin.reply.review({ id: waiting.id, status: 'approved' })
  await untilMessage(page, [waiting.id])
  expect(page.texts()).toMatchObject([{ floor: 2, replyTo: null, parentId: null }])
})

it('a live page that reconnects gets the replies that it missed', async () => {
  const { ada, board, post } = await aThread()
  const other = await aPost(setup, ada, board.id)
  await aReply(setup, ada, post.id)
  clock.advance(seconds(60))
  const left = clock.now().getTime()
  await aReply(setup, ada, other.id)
  const missed = await aReply(setup, ada, post.id)
  await untilMessage(await (await liveSite(setup)).open(`post:${post.id}@${left}`), [missed.id])
})

it('a live page gets the like counts of the post and its replies, and none once the post is hidden', async () => {
  const { ada, post } = await aThread()
  const admin = await anAdmin(setup)
  const { id } = await aReply(setup, ada, post.id)
  const page = await (await liveSite(setup)).open(`post:${post.id}`)
  const counted = () => page.messages().flatMap(({ likes }) => likes ?? [])
  await as(admin).post.like({ id: post.id })
  await as(admin).reply.like({ id })
  await expect
    .poll(() => counted(), { timeout: 3000 })
    .toEqual([
      { type: 'post', id: post.id, likes: 1 },
      { type: 'reply', id, likes: 1 },
    ])
  const ofThePost = () => counted().filter(({ type }) => type === 'post')
  await as(admin).post.review({ id: post.id, status: 'rejected' })
  await as(ada).post.like({ id: post.id })
  await as(admin).reply.unlike({ id })
  expect(ofThePost()).toHaveLength(1)
  await as(admin).post.review({ id: post.id, status: 'approved' })
  await as(admin).post.unlike({ id: post.id })
  // An intermediate count is sent separately or merged with the last one, depending on the timing.
  await expect.poll(() => ofThePost().slice(1).at(-1)?.likes, { timeout: 3000 }).toBe(1)
})
