import type { ActionFunctionArgs } from '@remix-run/node'
import { beforeEach, expect, it } from 'vitest'
import * as article from '#app/routes/article.tsx'
import * as articles from '#app/routes/articles.tsx'
import * as blessings from '#app/routes/blessings.tsx'
import * as board from '#app/routes/forum-board.tsx'
import * as forum from '#app/routes/forum.tsx'
import * as home from '#app/routes/home.tsx'
import * as memberPage from '#app/routes/member.tsx'
import * as mosaic from '#app/routes/mosaic.tsx'
import * as notices from '#app/routes/notices.tsx'
import * as post from '#app/routes/forum-post.tsx'
import * as poster from '#app/routes/poster.tsx'
import * as search from '#app/routes/search.tsx'
import type { Member } from '#server/member/member.entity.ts'
import { visit } from '#test/app/account/visit.ts'
import { aComment, anArticle } from '#test/support/articles.ts'
import { statementsOf } from '#test/support/asked-statements.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aBlessing, aMember, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const house = await testSite({ keeps: true })

let ada: Member
let ids: Record<'board' | 'post' | 'article', number>

beforeEach(async () => {
  ada = await aMember(house, { username: 'ada' })
  const onBoard = await aBoard(house)
  const talk = await aPost(house, ada, onBoard.id)
  await aReply(house, ada, talk.id)
  const written = await anArticle(house, ada)
  await aComment(house, ada, written.id)
  await aBlessing(house, { by: ada })
  await aPledge(house, {})
  ids = { board: onBoard.id, post: talk.id, article: written.id }
})

/** The SQL reads of a page for a member, including that of the session. A statement that sets a timeout is not a read. */
async function readsOf(loader: (args: ActionFunctionArgs) => unknown, path: string, params = {}): Promise<string[]> {
  const open = () => visit(house, loader, path, { as: ada, params })
  // The first request fills the caches that are shared by all.
  expect((await open()).status).toBe(200)
  const asked = await statementsOf(house, open)
  return asked
    .map(({ text }) => text.trim())
    .filter(text => /^(?:select|with)\b/.test(text) && !text.startsWith('select pg_backend_pid()'))
}

it.each([
  ['/', home.loader],
  ['/forum', forum.loader],
  ['/articles', articles.loader],
  ['/blessings', blessings.loader],
  ['/notices', notices.loader],
  ['/poster', poster.loader],
  ['/mosaic', mosaic.loader],
  ['/search?q=%E6%B2%B3', search.loader],
])('%s needs at most four queries for a member', async (path, loader) => {
  const reads = await readsOf(loader, path)
  expect(reads.length, reads.join('\n')).toBeLessThanOrEqual(4)
  expect(reads.length).toBeGreaterThan(0)
})

it('the pages of a board, a post, an article and a member need at most four, too', async () => {
  const pages = [
    ['/forum/board', board.loader, { id: String(ids.board) }],
    ['/forum/post', post.loader, { id: String(ids.post) }],
    ['/articles', article.loader, { id: String(ids.article) }],
    ['/members', memberPage.loader, { username: 'ada' }],
  ] as const
  for (const [path, loader, params] of pages) {
    const reads = await readsOf(loader, [path, ...Object.values(params)].join('/'), params)
    expect(reads.length, `${path}\n${reads.join('\n')}`).toBeLessThanOrEqual(4)
  }
})
