import { expect, test } from 'vitest'
import { z } from 'zod'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { restSite } from './rest-site.ts'

const setup = await restSite()
const { ask, tokenOf } = setup

test('a text with a listed word is answered as waiting, without naming the word', async () => {
  const [admin, ada] = [await anAdmin(setup), await aMember(setup)]
  await setup.as(admin).review.setWords({ words: ['代考'], exceptions: [] })
  const token = await tokenOf(ada)
  const { id } = await setup.as(ada).article.write({ title: '标题', content: '正文' })
  const forum = await aBoard(setup)
  const post = await aPost(setup, ada, forum.id)
  const made = [
    ['/articles', { title: '代考', content: '正文' }],
    [`/comments/article/${id}`, { content: '代 考' }],
    ['/blessings', { content: '代考' }],
    ['/forum/posts', { forumId: forum.id, title: '标题', content: '代考' }],
    [`/forum/posts/${post.id}/replies`, { content: '代考' }],
    ['/torch/add', { wish: '代-考' }],
  ] as const
  for (const [path, body] of made) {
    const messages = await Promise.all(
      ['zh', 'en'].map(async language => {
        const sent = { token, body: { ...body, ...(language === 'en' ? { content: `${language} 代考` } : {}) } }
        const response = await ask('POST', path, { ...sent, headers: { 'Accept-Language': language } })
        return z.object({ message: z.string() }).parse(await response.json()).message
      }),
    )
    expect(messages, path).toEqual(['已提交，等待审核', 'Sent, awaiting review'])
  }
  await setup.as(admin).review.setWords({ words: [], exceptions: [] })
})
