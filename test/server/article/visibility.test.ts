import { describe, expect, it } from 'vitest'
import type { Api } from '#server/router.ts'
import { anArticle } from '#test/support/articles.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, clock } = setup

const ids = async (who: Api, query = {}) => (await who.article.list(query)).articles.map(({ id }) => id)

/** Creates one article of each status by the same author. */
async function three() {
  const ada = await aMember(setup)
  const published = await anArticle(setup, ada)
  const draft = await anArticle(setup, ada, { status: 'draft' })
  const { id } = await anArticle(setup, ada)
  const archived = await as(ada).article.archive({ id })
  return { ada, published, draft, archived }
}

describe('an article that is not published', () => {
  it('is missing for guests and other members: by id, in lists, counts and feeds', async () => {
    const { published, draft, archived } = await three()
    for (const who of [as('guest'), as(await aMember(setup))]) {
      for (const { id } of [draft, archived])
        await expectRefusal(who.article.byId({ id }), 'missing', 'article.not_found')
      for (const status of [undefined, 'draft', 'all', 'nonsense'])
        expect(await who.article.list({ status })).toMatchObject({ total: 1, articles: [{ id: published.id }] })
      expect((await who.article.newest({})).map(({ id }) => id)).toEqual([published.id])
    }
  })

  it('is readable by its author, by id and among the own articles', async () => {
    const { ada, draft, archived } = await three()
    expect(await as(ada).article.byId({ id: draft.id })).toMatchObject({ status: 'draft', can: { edit: true } })
    expect(await ids(as(ada))).toHaveLength(1)
    expect(await ids(as(ada), { mine: true })).toHaveLength(3)
    expect(await ids(as(ada), { mine: true, status: 'archived' })).toEqual([archived.id])
    expect(await ids(as(await aMember(setup)), { mine: true })).toEqual([])
    await expectRefusal(ids(as('guest'), { mine: true }), 'unauthenticated', 'session.required')
  })

  it('is readable by admins, who can filter by status', async () => {
    const { published, draft } = await three()
    const admin = as(await anAdmin(setup))
    expect(await admin.article.byId({ id: draft.id })).toMatchObject({ can: { edit: true, publish: true } })
    expect(await ids(admin)).toHaveLength(3)
    expect(await ids(admin, { status: 'draft' })).toEqual([draft.id])
    expect(await ids(admin, { status: 'published' })).toEqual([published.id])
    await expectRefusal(ids(admin, { status: 'secret' }), 'invalid', 'article.status', 'status')
  })

  it('counts no readers', async () => {
    const { ada, draft } = await three()
    expect((await as(ada).article.byId({ id: draft.id })).views).toBe(0)
  })
})

describe('the list of articles', () => {
  it('is newest first, in pages with exact totals and without the contents', async () => {
    const ada = await aMember(setup, { username: 'ada' })
    const made: number[] = []
    for (let index = 0; index < 12; index += 1) {
      clock.advance(1000)
      made.unshift((await anArticle(setup, ada, { title: `第${index}篇` })).id)
    }
    const first = await as('guest').article.list({})
    expect(first).toMatchObject({ total: 12, page: 1, limit: 10, totalPages: 2 })
    expect(first.articles.map(({ id }) => id)).toEqual(made.slice(0, 10))
    expect(first.articles[0]).toMatchObject({ author: { username: 'ada' }, summary: '小时候，河从门前过。' })
    expect(first.articles[0]).not.toHaveProperty('html')
    expect(await ids(as('guest'), { page: 2 })).toEqual(made.slice(10))
    expect(await as('guest').article.list({ page: 9 })).toMatchObject({ articles: [], total: 12 })
  })

  it('filters by category, in either language, and by tag', async () => {
    const ada = await aMember(setup)
    const maxim = await anArticle(setup, ada, { category: 'maxims', tags: ['河', '水'] })
    const news = await anArticle(setup, ada, { tags: ['河'] })
    const guest = as('guest')
    for (const category of ['河海格言', 'Hohai maxims', 'maxims'])
      expect(await ids(guest, { category })).toEqual([maxim.id])
    expect(await ids(guest, { category: '没有' })).toEqual([])
    expect(await ids(guest, { tag: '水' })).toEqual([maxim.id])
    expect(await ids(guest, { tag: '河' })).toEqual([news.id, maxim.id])
    expect(await guest.article.list({ tag: '河', category: '校庆动态' })).toMatchObject({ total: 1 })
    expect((await guest.article.newest({ category: 'maxims' })).map(({ id }) => id)).toEqual([maxim.id])
  })

  it('shows the articles of a member who left under the placeholder', async () => {
    const ada = await aMember(setup)
    const { id } = await anArticle(setup, ada)
    await setup.sql('delete from member where id = $1', [ada.id])
    expect((await as('guest').article.byId({ id })).author).toEqual({ id: null, username: '已注销用户', avatar: null })
  })
})
