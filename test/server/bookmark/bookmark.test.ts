import { describe, expect, it } from 'vitest'
import { Bookmark } from '#server/bookmark/bookmark.entity.ts'
import { Member } from '#server/member/member.entity.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, em } = setup

async function texts() {
  const author = await aMember(setup)
  const post = await aPost(setup, author, (await aBoard(setup)).id, { title: '门前的河' })
  const article = await anArticle(setup, author, { title: '一句话的河' })
  return { author, post, article, ada: await aMember(setup), admin: await anAdmin(setup) }
}

it('bookmarks are of posts and articles, newest first, and visible to their member alone', async () => {
  const { post, article, ada, author, admin } = await texts()
  expect(await as(ada).bookmark.add({ type: 'post', id: post.id })).toEqual({ isBookmarked: true })
  await as(ada).bookmark.add({ type: 'article', id: article.id })
  expect(await as(ada).bookmark.list({})).toMatchObject({
    bookmarks: [
      { type: 'article', id: article.id, title: '一句话的河' },
      { type: 'post', id: post.id, title: '门前的河' },
    ],
    total: 2,
    totalPages: 1,
  })
  expect(await as(ada).bookmark.list({ page: 2, limit: 1 })).toMatchObject({ bookmarks: [{ type: 'post' }], total: 2 })
  expect(await as(ada).bookmark.list({ page: 9 })).toMatchObject({ bookmarks: [], total: 2 })
  for (const other of [author, admin]) {
    expect(await as(other).bookmark.list({})).toMatchObject({ bookmarks: [], total: 0 })
    expect(await as(other).bookmark.state({ type: 'post', id: post.id })).toEqual({ isBookmarked: false })
  }
})

it('bookmarks are for members alone', async () => {
  const { post } = await texts()
  const guest = as('guest').bookmark
  const one = { type: 'post', id: post.id } as const
  for (const call of [guest.add(one), guest.remove(one), guest.state(one), guest.list({})])
    await expectRefusal(call, 'unauthenticated', 'session.required')
})

it('a bookmark is added once and removed once, however often and however many requests come at the same time', async () => {
  const { post, ada } = await texts()
  const one = { type: 'post', id: post.id } as const
  await Promise.all(Array.from({ length: 10 }, () => as(ada).bookmark.add(one)))
  expect(await em().count(Bookmark)).toBe(1)
  for (let turn = 0; turn < 2; turn += 1) expect(await as(ada).bookmark.remove(one)).toEqual({ isBookmarked: false })
  expect(await em().count(Bookmark)).toBe(0)
})

it('a bookmark of one kind does not count for another kind', async () => {
  const { post, article, ada } = await texts()
  await as(ada).bookmark.add({ type: 'post', id: post.id })
  expect(await as(ada).bookmark.state({ type: 'article', id: post.id })).toEqual({ isBookmarked: false })
  await as(ada).bookmark.add({ type: 'article', id: article.id })
  await as(ada).bookmark.remove({ type: 'article', id: article.id })
  expect(await as(ada).bookmark.state({ type: 'post', id: post.id })).toEqual({ isBookmarked: true })
})

it('a bookmark is refused for a text that the member cannot see', async () => {
  const { post, ada, author, admin } = await texts()
  const draft = await anArticle(setup, author, { status: 'draft' })
  await as(admin).post.review({ id: post.id, status: 'rejected', reason: '不合适' })
  await expectRefusal(as(ada).bookmark.add({ type: 'post', id: post.id }), 'missing', 'post.not_found')
  await expectRefusal(as(ada).bookmark.add({ type: 'article', id: draft.id }), 'missing', 'article.not_found')
  await expectRefusal(as(ada).bookmark.add({ type: 'article', id: 9999 }), 'missing', 'article.not_found')
  expect(await as(author).bookmark.add({ type: 'article', id: draft.id })).toEqual({ isBookmarked: true })
})

it('a bookmark does not reveal the title of a text that was hidden since, and can still be removed', async () => {
  const { post, ada, author, admin } = await texts()
  const one = { type: 'post', id: post.id } as const
  await as(ada).bookmark.add(one)
  await as(author).bookmark.add(one)
  await as(admin).post.review({ id: post.id, status: 'rejected', reason: '不合适' })
  expect((await as(ada).bookmark.list({})).bookmarks).toMatchObject([{ id: post.id, title: null }])
  expect((await as(author).bookmark.list({})).bookmarks).toMatchObject([{ title: '门前的河' }])
  await as(ada).bookmark.remove(one)
  expect(await as(ada).bookmark.list({})).toMatchObject({ total: 0 })
})

it('a bookmark is deleted with the text and with the member', async () => {
  const { post, article, ada, author } = await texts()
  await as(ada).bookmark.add({ type: 'post', id: post.id })
  await as(ada).bookmark.add({ type: 'article', id: article.id })
  await as(author).post.remove({ id: post.id })
  expect((await as(ada).bookmark.list({})).bookmarks).toMatchObject([{ type: 'article' }])
  await em().nativeDelete(Member, { id: ada.id })
  expect(await em().count(Bookmark)).toBe(0)
})

it('bookmarks are part of the member’s data export', async () => {
  const { post, article, ada } = await texts()
  await as(ada).bookmark.add({ type: 'post', id: post.id })
  await as(ada).bookmark.add({ type: 'article', id: article.id })
  const { belongings } = await as(ada).member.export()
  expect(belongings['bookmarks']).toMatchObject([
    { type: 'post', id: post.id },
    { type: 'article', id: article.id },
  ])
})

describe('ten thousand bookmarks of one member', () => {
  it('are listed to the last page, added and removed like one, and found by an index', async () => {
    const { ada, author, post } = await texts()
    const board = await aBoard(setup)
    await em().transactional(async rows => {
      // Without triggers: the search index and the board’s counters are not needed here, which makes this take one second instead of ten.
      await rows.execute('set local session_replication_role = replica')
      await rows.execute(
        `with made as (
           insert into post (board_id, title, excerpt, content, html, renderer, images, language, author_id, status, created_at, updated_at)
           select ?, 'p', '', '', '', 1, '{}', 'zh', ?, 'pending', now(), now() from generate_series(1, 10000) as n returning id
         ) insert into bookmark (member_id, post_id, created_at) select ?, id, now() from made order by id`,
        [board.id, author.id, ada.id],
      )
    })
    // The planner has no statistics of a table that was just filled.
    await em().execute('analyze post, bookmark')
    const own = as(ada).bookmark
    expect(await own.list({})).toMatchObject({ total: 10_000, totalPages: 500 })
    const last = await own.list({ page: 500 })
    expect(last.bookmarks.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => post.id + 20 - at))
    expect(await own.list({ page: 501 })).toMatchObject({ bookmarks: [], total: 10_000 })
    expect((await own.list({ limit: 10_000 })).bookmarks).toHaveLength(100)
    const one = { type: 'post', id: post.id } as const
    for (let turn = 0; turn < 2; turn += 1) expect(await own.add(one)).toEqual({ isBookmarked: true })
    expect(await own.list({ limit: 1 })).toMatchObject({ bookmarks: [{ id: post.id }], total: 10_001 })
    for (let turn = 0; turn < 2; turn += 1) expect(await own.remove(one)).toEqual({ isBookmarked: false })
    expect(await own.state(one)).toEqual({ isBookmarked: false })
    expect((await own.list({})).total).toBe(10_000)
    for (const asked of [
      `select * from bookmark where member_id = ${author.id} order by id desc limit 20`,
      `select * from bookmark where member_id = ${ada.id} order by id desc limit 20`,
      `select 1 from bookmark where member_id = ${ada.id} and post_id = ${post.id}`,
    ])
      expect(JSON.stringify(await em().execute(`explain ${asked}`)), asked).not.toContain('Seq Scan')
  })
})
