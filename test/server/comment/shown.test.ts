import { expect, it } from 'vitest'
import { seconds } from '#server/kernel/clock.ts'
import { Article } from '#server/article/article.entity.ts'
import { aComment, anArticle, reviewCommentsFirst } from '#test/support/articles.ts'
import { liveSite, untilMessage } from '#test/support/live-site.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite()
const { as, clock, em } = house

it('a live page receives each new comment on its article and on no other, as guests see it', async () => {
  const ada = await aMember(house)
  const [here, elsewhere] = [await anArticle(house, ada), await anArticle(house, ada)]
  const page = await (await liveSite(house)).open(`article:${here.id}`)
  await aComment(house, ada, elsewhere.id)
  const made = await aComment(house, ada, here.id)
  const answer = await aComment(house, ada, here.id, { parentId: made.id })
  await untilMessage(page, [made.id, answer.id])
  expect(page.texts()).toMatchObject([
    { articleId: here.id, can: { reply: false, delete: false } },
    { parentId: made.id },
  ])
})

it('a live page receives a waiting comment when it is approved, and not before', async () => {
  const ada = await aMember(house)
  const { id: articleId } = await anArticle(house, ada)
  const page = await (await liveSite(house)).open(`article:${articleId}`)
  await reviewCommentsFirst(house)
  await aComment(house, ada, articleId)
  const waiting = await aComment(house, ada, articleId)
  clock.advance(seconds(1))
  await as(await anAdmin(house)).comment.review({ id: waiting.id, status: 'approved' })
  await untilMessage(page, [waiting.id])
})

it('a reconnected page receives the comments that it missed on its own article', async () => {
  const ada = await aMember(house)
  const [{ id: articleId }, other] = [await anArticle(house, ada), await anArticle(house, ada)]
  await aComment(house, ada, articleId)
  clock.advance(seconds(60))
  const left = clock.now().getTime()
  await aComment(house, ada, other.id)
  const missed = await aComment(house, ada, articleId)
  await untilMessage(await (await liveSite(house)).open(`article:${articleId}@${left}`), [missed.id])
})

it('a live page receives neither comments nor likes of a hidden article', async () => {
  const [ada, admin] = [await aMember(house), await anAdmin(house)]
  const [hidden, open] = [await anArticle(house, ada), await anArticle(house, ada)]
  const left = clock.now().getTime()
  const early = await aComment(house, ada, hidden.id)
  await em().nativeUpdate(Article, { id: hidden.id }, { status: 'draft' })
  const page = await (await liveSite(house)).open(`article:${hidden.id}@${left},article:${open.id}`)
  await as(admin).comment.like({ id: early.id })
  const shown = await aComment(house, ada, open.id)
  await untilMessage(page, [shown.id])
  expect(page.messages().map(({ topic }) => topic)).toEqual([`article:${open.id}`])
})

it('every live page receives the like count of a comment, with the likes of one moment in one event', async () => {
  const [ada, ben, eva] = [await aMember(house), await aMember(house), await aMember(house)]
  const { id: articleId } = await anArticle(house, ada)
  const { id } = await aComment(house, ada, articleId)
  const page = await (await liveSite(house)).open(`article:${articleId}`)
  const counted = () => page.messages().flatMap(({ likes }) => likes ?? [])
  await Promise.all([ada, ben, eva].map(who => as(who).comment.like({ id })))
  await expect.poll(() => counted().at(-1), { timeout: 3000 }).toEqual({ type: 'comment', id, likes: 3 })
  expect(counted().length).toBeLessThanOrEqual(2)
  await as(ben).comment.unlike({ id })
  await expect.poll(() => counted().at(-1), { timeout: 3000 }).toEqual({ type: 'comment', id, likes: 2 })
  expect(page.stream.received).not.toContain('isLiked')
})
