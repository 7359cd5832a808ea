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
import { statementsOf } from '#test/support/recorded-statements.ts'
import { aBoard, aPost, aReply } from '#test/support/forum.ts'
import { aBlessing, aMember, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite({ keeps: true })

let reader: Member
let ids: Record<'board' | 'post' | 'article', number>

beforeEach(async () => {
  const ada = await aMember(setup, { username: 'ada' })
  reader = await aMember(setup)
  const onBoard = await aBoard(setup)
  const talk = await aPost(setup, ada, onBoard.id)
  await aReply(setup, ada, talk.id)
  const written = await anArticle(setup, ada)
  await aComment(setup, ada, written.id)
  await aBlessing(setup, { by: ada })
  await aPledge(setup, {})
  ids = { board: onBoard.id, post: talk.id, article: written.id }
})

/** The SQL statements of a page for a member, including that of the session: with empty caches, then with what is shared by all. */
async function statementsOfPage(loader: (args: ActionFunctionArgs) => unknown, path: string, params = {}) {
  const open = async () => expect((await visit(setup, loader, path, { as: reader, params })).status).toBe(200)
  const ask = async () => (await statementsOf(setup, open)).map(({ text }) => text.trim()).filter(isOfPage)
  return { cold: await ask(), kept: await ask() }
}

// A visit in a test begins with a login.
const isOfPage = (text: string) => !/^insert into "(?:session|access_token)"/.test(text)

const atMost = (statements: readonly string[], most: number) =>
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)

// With empty caches, some pages read more lists than four; a post and an article also count their reader once.
it.each([
  ['/', home.loader, 5],
  ['/forum', forum.loader, 4],
  ['/articles', articles.loader, 4],
  ['/blessings', blessings.loader, 6],
  ['/notices', notices.loader, 4],
  ['/poster', poster.loader, 4],
  ['/mosaic', mosaic.loader, 4],
  ['/search?q=%E6%B2%B3', search.loader, 4],
])(
  '%s needs at most four statements for a member, and few more with empty caches',
  async (path, loader, coldAtMost) => {
    const { cold, kept } = await statementsOfPage(loader, path)
    atMost(cold, coldAtMost)
    atMost(kept, 4)
    expect(kept.length).toBeGreaterThan(0)
  },
)

it('the pages of a board, a post, an article and a member need at most four, too', async () => {
  const pages = [
    ['/forum/board', board.loader, { id: String(ids.board) }, 5],
    ['/forum/post', post.loader, { id: String(ids.post) }, 7],
    ['/articles', article.loader, { id: String(ids.article) }, 7],
    ['/members', memberPage.loader, { username: 'ada' }, 4],
  ] as const
  for (const [path, loader, params, coldAtMost] of pages) {
    const { cold, kept } = await statementsOfPage(loader, [path, ...Object.values(params)].join('/'), params)
    atMost(cold, coldAtMost)
    atMost(kept, 4)
  }
})
