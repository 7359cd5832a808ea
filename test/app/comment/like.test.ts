import { expect, test } from 'vitest'
import { refusal } from '#app/i18n/zh/refusal.ts'
import { action } from '#app/routes/comment-like.tsx'
import { aComment, anArticle } from '#test/support/articles.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { visit } from '../account/visit.ts'

const setup = await testSite()

const press = async (as: Awaited<ReturnType<typeof aMember>> | 'guest', id: number) =>
  visit(setup, action, `/comments/${id}/like?back=%2Farticles%2F7`, {
    as,
    params: { id: String(id) },
    form: { isLiked: 'true' },
  })

test('without scripts a like redirects back to its comment, and a refused one shows the reason', async () => {
  const [ada, bob] = [await aMember(setup), await aMember(setup)]
  const { id: articleId } = await anArticle(setup, bob)
  const { id } = await aComment(setup, bob, articleId)
  expect((await press(ada, id)).location).toBe(`/articles/7#comment-${id}`)
  const refused = await press(ada, id + 1)
  expect(refused.status).toBe(404)
  expect(refused.data).toMatchObject({ message: refusal.comment.not_found })
  expect((await press('guest', id)).location).toMatch(/^\/login\?redirect=/)
})
