import { expect, test } from 'vitest'
import { seedForum } from '#server/db/seed/seed-forum.ts'
import { Board } from '#server/board/board.entity.ts'
import { Post } from '#server/post/post.entity.ts'
import { testSite } from '#test/support/site.ts'

const { site, em, as } = await testSite()

test('the first start creates the four boards, in both languages, with posts of authors who are not members', async () => {
  await seedForum(site, 'demo')
  const { boards } = await as('guest').board.list({})
  expect(boards.map(({ name }) => name)).toEqual(['校庆话题', '校友故事', '青春记忆', '互助问答'])
  const english = await as('guest', { locale: 'en' }).board.list({})
  expect(english.boards.map(({ name }) => name)).toEqual(['Anniversary', 'Alumni stories', 'Memories', 'Questions'])
  const { posts, total } = await as('guest').post.list({ sort: 'active' })
  expect([total, boards.map(({ postCount }) => postCount)]).toEqual([8, [2, 2, 2, 2]])
  for (const { id } of boards)
    for (const language of ['zh', 'en'] as const)
      expect(await as('guest').post.list({ boardId: id, language })).toMatchObject({ total: 1 })
  for (const { id, user, replyCount, isAnonymous } of posts) {
    expect(user).toEqual({ id: null, username: user.username, avatar: null })
    expect([isAnonymous, user.username]).not.toContain('匿名用户')
    const { replies } = await as('guest').reply.list({ postId: id })
    expect(replies.map(({ floor }) => floor)).toEqual(Array.from({ length: replyCount }, (_, index) => index + 1))
  }
})

test('the boards are created once', async () => {
  await seedForum(site, 'demo')
  await em().nativeDelete(Post, {})
  await seedForum(site, 'demo')
  expect([await em().count(Board), await em().count(Post)]).toEqual([4, 0])
})

test('the boards are created without posts when no sample texts are configured', async () => {
  await seedForum(site, 'none')
  expect([await em().count(Board), await em().count(Post)]).toEqual([4, 0])
})
