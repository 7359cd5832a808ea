import { describe, expect, it } from 'vitest'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as } = setup

const english = (title: string) => ({ title, content: `A river ran past the door, ${title}.` })

/** Creates one English and two Chinese posts on one board, and an English one on another. */
async function aForum() {
  const ada = await aMember(setup)
  const [board, other] = [await aBoard(setup), await aBoard(setup)]
  const first = await aPost(setup, ada, board.id, english('First'))
  for (const title of ['一', '二']) await aPost(setup, ada, board.id, { title })
  await aPost(setup, ada, other.id, english('Last'))
  return { ada, board, other, first, admin: as(await anAdmin(setup)) }
}

const titles = async (query: Parameters<ReturnType<typeof as>['post']['list']>[0]) => {
  const { posts, total } = await as('guest').post.list({ ...query, limit: 1 })
  return [posts.map(({ title }) => title), total]
}

describe('the language of a post', () => {
  it.each(['latest', 'hot', 'active'] as const)('filters the forum and its boards, sorted by %s', async sort => {
    const { board, other } = await aForum()
    expect(await titles({ sort, language: 'en' })).toEqual([['Last'], 2])
    expect(await titles({ sort, language: 'en', page: 2 })).toEqual([['First'], 2])
    expect(await titles({ sort, language: 'zh' })).toEqual([['二'], 2])
    expect(await titles({ sort, language: 'zh', boardId: board.id })).toEqual([['二'], 2])
    expect(await titles({ sort, language: 'zh', boardId: other.id })).toEqual([[], 0])
    expect(await titles({ sort })).toEqual([['Last'], 4])
  })

  it('filters featured posts and search results', async () => {
    const { admin, first } = await aForum()
    await admin.post.feature({ id: first.id })
    expect(await titles({ sort: 'highlighted', language: 'en' })).toEqual([['First'], 1])
    expect(await titles({ sort: 'highlighted', language: 'zh' })).toEqual([[], 0])
    expect(await titles({ search: 'river', language: 'zh' })).toEqual([[], 0])
    expect(await titles({ search: 'river', language: 'en' })).toEqual([['Last'], 2])
  })

  it('can be chosen by its author; by default it is detected from the text', async () => {
    const { ada, board, first } = await aForum()
    const edit = (changes: object) => as(ada).post.edit({ id: first.id, ...changes })
    expect(await edit({ language: 'zh' })).toMatchObject({ language: 'zh', version: 2 })
    expect(await edit({ title: 'Still chosen' })).toMatchObject({ language: 'zh' })
    expect(await as(ada).post.source({ id: first.id })).toMatchObject({ language: 'zh' })
    expect(await titles({ language: 'zh', boardId: board.id })).toEqual([['二'], 3])
    expect(await edit({ language: null })).toMatchObject({ language: 'en' })
    expect(await edit({ title: '江河', content: '小时候，河从门前过。' })).toMatchObject({ language: 'zh' })
  })

  it('keeps the counts exact when a post is moved, hidden or removed', async () => {
    const { ada, admin, board, other, first } = await aForum()
    await as(ada).post.edit({ id: first.id, boardId: other.id })
    expect(await titles({ language: 'en', boardId: other.id })).toEqual([['Last'], 2])
    expect(await titles({ language: 'en', boardId: board.id })).toEqual([[], 0])
    await admin.post.review({ id: first.id, status: 'rejected' })
    expect(await titles({ language: 'en' })).toEqual([['Last'], 1])
    await admin.post.review({ id: first.id, status: 'approved' })
    await as(ada).post.remove({ id: first.id })
    expect([await titles({ language: 'en' }), await titles({ language: 'zh' })]).toEqual([
      [['Last'], 1],
      [['二'], 2],
    ])
  })
})
