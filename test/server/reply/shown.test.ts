import { isTrackedEnvelope } from '@trpc/server'
import { expect, it } from 'vitest'
import { seconds } from '#server/kernel/clock.ts'
import type { ReplyCard } from '#server/reply/reply.schema.ts'
import { createCaller } from '#server/router.ts'
import { aBoard, aPost, aReply, reviewFirst } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { as, clock, context } = house

function opened(event: unknown): readonly [string, ReplyCard, ...unknown[]] {
  if (!isTrackedEnvelope<ReplyCard>(event)) throw new Error('an event without a mark')
  return event
}

/** A guest's page that follows the replies to a post. */
async function aPage(postId: number, lastEventId?: string) {
  const leaving = new AbortController()
  const caller = createCaller(context('guest'), { signal: leaving.signal })
  const arrivals = (await caller.reply.shown({ postId, lastEventId }))[Symbol.asyncIterator]()
  return {
    async next() {
      const { value } = await arrivals.next()
      const [mark, reply] = opened(value)
      return { mark, ...reply }
    },
    leave: () => leaving.abort(),
  }
}

async function aThread() {
  const ada = await aMember(house)
  const board = await aBoard(house)
  return { ada, board, post: await aPost(house, ada, board.id) }
}

it('tells a page each reply to its post, and to no other, as guests see it', async () => {
  const { ada, board, post } = await aThread()
  const elsewhere = await aPost(house, ada, board.id)
  const page = await aPage(post.id)
  const first = page.next()
  await aReply(house, ada, elsewhere.id)
  const made = await aReply(house, ada, post.id)
  expect(await first).toMatchObject({ id: made.id, postId: post.id, floor: 1, can: { reply: false, delete: false } })
  const second = page.next()
  const answer = await aReply(house, ada, post.id, { parentId: made.id })
  expect(await second).toMatchObject({ id: answer.id, replyTo: { floor: 1 } })
  page.leave()
})

it('keeps quiet about what waits, tells it when it is approved, and never what it answers where that is hidden', async () => {
  const { ada, post } = await aThread()
  const admin = as(await anAdmin(house))
  const hidden = await aReply(house, ada, post.id)
  await reviewFirst(house, 'forumReplies')
  const waiting = await aReply(house, ada, post.id, { parentId: hidden.id })
  const page = await aPage(post.id)
  const told = page.next()
  await aReply(house, ada, post.id)
  await admin.reply.review({ id: hidden.id, status: 'rejected' })
  clock.advance(seconds(1))
  await admin.reply.review({ id: waiting.id, status: 'approved' })
  expect(await told).toMatchObject({ id: waiting.id, floor: 2, replyTo: null, parentId: null })
  page.leave()
})

it('tells a page that was away what it missed', async () => {
  const { ada, board, post } = await aThread()
  const other = await aPost(house, ada, board.id)
  const before = await aPage(post.id)
  const heard = before.next()
  clock.advance(seconds(1))
  await aReply(house, ada, post.id)
  const { mark } = await heard
  before.leave()
  clock.advance(seconds(1))
  await aReply(house, ada, other.id)
  const missed = await aReply(house, ada, post.id)
  const again = await aPage(post.id, mark)
  expect((await again.next()).id).toBe(missed.id)
  again.leave()
})
