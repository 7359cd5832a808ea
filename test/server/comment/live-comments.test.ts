import { expect, it } from 'vitest'
import { seconds } from '#server/kernel/clock.ts'
import { Article } from '#server/article/article.entity.ts'
import { aComment, anArticle, reviewCommentsFirst } from '#test/support/articles.ts'
import { liveSite, untilMessage } from '#test/support/live-site.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock, em } = setup

it('a live page receives each new comment on its article and on no other, as guests see it', async () => {
  const ada = await aMember(setup)
  const [here, elsewhere] = [await anArticle(setup, ada), await anArticle(setup, ada)]
  const page = await (await liveSite(setup)).open(`article:${here.id}`)
  await aComment(setup, ada, elsewhere.id)
  const made = await aComment(setup, ada, here.id)
  const answer = await aComment(setup, ada, here.id, { parentId: made.id })
  await untilMessage(page, [made.id, answer.id])
  expect(page.texts()).toMatchObject([
    { articleId: here.id, can: { reply: false, delete: false } },
    { parentId: made.id },
  ])
})

it('a live page receives a waiting comment when it is approved, and not before', async () => {
  const ada = await aMember(setup)
  const { id: articleId } = await anArticle(setup, ada)
  const page = await (await liveSite(setup)).open(`article:${articleId}`)
  await reviewCommentsFirst(setup)
  await aComment(setup, ada, articleId)
  const waiting = await aComment(setup, ada, articleId)
  clock.advance(seconds(1))
  await as(await anAdmin(setup)).comment.review({ id: waiting.id, status: 'approved' })
  await untilMessage(page, [waiting.id])
})

it('a reconnected page receives the comments that it missed on its own article', async () => {
  const ada = await aMember(setup)
  const [{ id: articleId }, other] = [await anArticle(setup, ada), await anArticle(setup, ada)]
  await aComment(setup, ada, articleId)
  clock.advance(seconds(60))
  const left = clock.now().getTime()
  await aComment(setup, ada, other.id)
  const missed = await aComment(setup, ada, articleId)
  await untilMessage(await (await liveSite(setup)).open(`article:${articleId}@${left}`), [missed.id])
})

it('a live page receives neither comments nor likes of a hidden article', async () => {
  const [ada, admin] = [await aMember(setup), await anAdmin(setup)]
  const [hidden, open] = [await anArticle(setup, ada), await anArticle(setup, ada)]
  const left = clock.now().getTime()
  const early = await aComment(setup, ada, hidden.id)
  await em().nativeUpdate(Article, { id: hidden.id }, { status: 'draft' })
  const page = await (await liveSite(setup)).open(`article:${hidden.id}@${left},article:${open.id}`)
  await as(admin).comment.like({ id: early.id })
  const shown = await aComment(setup, ada, open.id)
  await untilMessage(page, [shown.id])
  expect(page.messages().map(({ topic }) => topic)).toEqual([`article:${open.id}`])
})

it('every live page receives the like count of a comment, with the likes of one moment in one event', async () => {
  const [ada, ben, eva] = [await aMember(setup), await aMember(setup), await aMember(setup)]
  const { id: articleId } = await anArticle(setup, ada)
  const { id } = await aComment(setup, ada, articleId)
  const page = await (await liveSite(setup)).open(`article:${articleId}`)
  const counted = () => page.messages().flatMap(({ likes }) => likes ?? [])
  await Promise.all([ada, ben, eva].map(who => as(who).comment.like({ id })))
  await expect.poll(() => counted().at(-1), { timeout: 3000 }).toEqual({ type: 'comment', id, likes: 3 })
  expect(counted().length).toBeLessThanOrEqual(2)
  await as(ben).comment.unlike({ id })
  await expect.poll(() => counted().at(-1), { timeout: 3000 }).toEqual({ type: 'comment', id, likes: 2 })
  expect(page.stream.received).not.toContain('isLiked')
})
