import { expect, it } from 'vitest'
import { AnswerList } from '#app/components/forum/answer-list.tsx'
import { HotPosts } from '#app/components/forum/hot-posts.tsx'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { renderWithRouter } from '../shell/render-with-router.tsx'
import { replyCard } from './reply-card.ts'

const setup = await testSite()

it('a collapsed answer has its floor before its author', async () => {
  const reply = replyCard({ floor: 29, isWriterMuted: true })
  const html = await renderWithRouter(<AnswerList answers={[reply]} now={reply.createdAt} />, { locale: 'en' })
  expect(html).toContain('<span>29F · A reply by ada, whom you muted</span>')
})

it('the author of a hot post links to their page, and an anonymous one has no link', async () => {
  const [ada, eve] = [await aMember(setup), await aMember(setup)]
  const { id: boardId } = await aBoard(setup)
  await aPost(setup, ada, boardId)
  await aPost(setup, eve, boardId, { isAnonymous: true })
  const { posts } = await setup.as('guest').post.list({ sort: 'hot' })
  const html = await renderWithRouter(<HotPosts posts={posts} />)
  expect(html.match(/href="\/members\/[^"]*"/gu)).toEqual([`href="/members/${ada.username}"`])
})
