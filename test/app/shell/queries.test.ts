import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loader as articleLoader } from '#app/routes/article.tsx'
import { loader as boardLoader } from '#app/routes/forum-board.tsx'
import { loader as blessingsLoader } from '#app/routes/blessings.tsx'
import { loader as forumLoader } from '#app/routes/forum.tsx'
import { loader as homeLoader } from '#app/routes/home.tsx'
import { loader as postLoader } from '#app/routes/forum-post.tsx'
import { visit } from '#test/app/account/visit.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { sqlOfStatement } from '#test/support/sql-of-statement.ts'

const setup = await testSite({ keeps: true })
beforeEach(() => expect.poll(() => setup.site.changes.isComplete).toBe(true))
afterEach(() => vi.restoreAllMocks())

const atMost = 4

test.each([
  ['Home', homeLoader, '/'],
  ['the forum', forumLoader, '/forum'],
  ['a board', boardLoader, '/forum/board/1'],
  ['a post', postLoader, '/forum/post/1'],
  ['an article', articleLoader, '/articles/1'],
  ['the blessings', blessingsLoader, '/blessings'],
])(`a member’s second request for %s needs at most ${atMost} queries`, async (_, loader, path) => {
  const [writer, reader] = [await aMember(setup), await aMember(setup, { username: 'reader' })]
  const board = await aBoard(setup)
  const post = await aPost(setup, writer, board.id)
  await aReply(setup, writer, post.id)
  await anArticle(setup, writer)
  const read = () => visit(setup, loader, path, { as: reader, params: { id: '1' } })
  expect((await read()).status).toBe(200)
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await read()
  const texts = query.mock.calls.map(([asked]) => sqlOfStatement(asked))
  // The statements before belong to the login of the test itself.
  const asked = texts.slice(texts.indexOf('commit') + 1)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(atMost)
})
