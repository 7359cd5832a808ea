import { isTrackedEnvelope } from '@trpc/server'
import { expect, it } from 'vitest'
import { seconds } from '#server/kernel/clock.ts'
import type { CommentCard } from '#server/comment/comment.schema.ts'
import { createCaller } from '#server/router.ts'
import { aComment, anArticle, reviewCommentsFirst } from '#test/support/articles.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { as, clock, context } = house

function opened(event: unknown): readonly [string, CommentCard, ...unknown[]] {
  if (!isTrackedEnvelope<CommentCard>(event)) throw new Error('an event without a mark')
  return event
}

/** A guest's page that follows the comments of an article. */
async function aPage(articleId: number, lastEventId?: string) {
  const leaving = new AbortController()
  const caller = createCaller(context('guest'), { signal: leaving.signal })
  const arrivals = (await caller.comment.shown({ articleId, lastEventId }))[Symbol.asyncIterator]()
  async function next() {
    const { value } = await arrivals.next()
    const [mark, card] = opened(value)
    return { mark, ...card }
  }
  return { next, leave: () => leaving.abort() }
}

it('tells a page each comment of its article, and of no other, as guests see it', async () => {
  const ada = await aMember(house)
  const [here, elsewhere] = [await anArticle(house, ada), await anArticle(house, ada)]
  const page = await aPage(here.id)
  const first = page.next()
  await aComment(house, ada, elsewhere.id)
  const made = await aComment(house, ada, here.id)
  expect(await first).toMatchObject({ id: made.id, articleId: here.id, can: { reply: false, delete: false } })
  const second = page.next()
  const answer = await aComment(house, ada, here.id, { parentId: made.id })
  expect(await second).toMatchObject({ id: answer.id, parentId: made.id })
  page.leave()
})

it('keeps quiet about what waits, and tells it when it is approved', async () => {
  const ada = await aMember(house)
  const { id: articleId } = await anArticle(house, ada)
  const open = await aComment(house, ada, articleId)
  const page = await aPage(articleId)
  const told = page.next()
  await reviewCommentsFirst(house)
  const waiting = await aComment(house, ada, articleId)
  clock.advance(seconds(1))
  await as(await anAdmin(house)).comment.review({ id: waiting.id, status: 'approved' })
  expect((await told).id).toBe(waiting.id)
  expect(waiting.id).toBeGreaterThan(open.id)
  page.leave()
})

it('tells a page that was away what it missed', async () => {
  const ada = await aMember(house)
  await house.as(await anAdmin(house)).review.setConfig({
    comments: false,
    blessings: false,
    forumPosts: false,
    forumReplies: false,
    torchWishes: false,
  })
  const [{ id: articleId }, other] = [await anArticle(house, ada), await anArticle(house, ada)]
  const before = await aPage(articleId)
  const heard = before.next()
  clock.advance(seconds(1))
  await aComment(house, ada, articleId)
  const { mark } = await heard
  before.leave()
  clock.advance(seconds(1))
  await aComment(house, ada, other.id)
  const missed = await aComment(house, ada, articleId)
  const again = await aPage(articleId, mark)
  expect((await again.next()).id).toBe(missed.id)
  again.leave()
})

it('has nothing to follow on an article that is hidden', async () => {
  const ada = await aMember(house)
  const { id } = await anArticle(house, ada, { status: 'draft' })
  await expectRefusal(as('guest').comment.shown({ articleId: id }), 'missing', 'article.not_found')
})
