import { describe, expect, it } from 'vitest'
import { loader as articles } from '#app/routes/articles.tsx'
import { loader as blessings } from '#app/routes/blessings.tsx'
import { loader as forum } from '#app/routes/forum.tsx'
import { loader as home } from '#app/routes/home.tsx'
import { loader as search } from '#app/routes/search.tsx'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aBlessing, aMember, aPledge } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { visit } from '../account/visit.ts'

const setup = await testSite()

const english = { title: 'A river in one sentence', content: 'A river ran past the door.' } as const

describe('a list of texts', () => {
  it('has its feed in the head of the page, and that of each category', async () => {
    for (const [query, feed] of [
      ['', '/articles/feed.atom'],
      ['?category=maxims', '/articles/feed.atom?category=maxims'],
      ['?category=people', '/articles/feed.atom?category=people'],
    ] as const) {
      const { data } = await visit(setup, articles, `/articles${query}`, { texts: 'all' })
      expect(data).toMatchObject({ feed })
    }
  })

  it('shows those in the viewer’s language, until they choose all languages, which is kept', async () => {
    const ada = await aMember(setup)
    const zh = await anArticle(setup, ada, { title: '没有译文' })
    const en = await anArticle(setup, ada, english)
    const read = (query: string, texts?: 'this' | 'all') =>
      visit(setup, articles, `/articles${query}`, { locale: 'en', texts })
    const own = await read('')
    expect(own.data).toMatchObject({ articles: [{ id: en.id }], total: 1, texts: { shown: 'this', isInstead: false } })
    expect(own.data).toMatchObject({ feed: '/articles/feed.atom?language=en' })
    expect(own.set).not.toHaveProperty('texts')
    const all = await read('?language=all')
    expect(all.data).toMatchObject({ articles: [{ id: en.id }, { id: zh.id }], texts: { shown: 'all', asked: 'all' } })
    expect(all.data).toMatchObject({ feed: '/articles/feed.atom' })
    expect(all.set).toMatchObject({ texts: 'all' })
    expect((await read('', 'all')).data).toMatchObject({ total: 2, texts: { shown: 'all', isInstead: false } })
    const back = await read('?language=this', 'all')
    expect([back.data, back.set]).toMatchObject([{ total: 1 }, { texts: 'this' }])
    expect((await read('?language=nonsense')).data).toMatchObject({ total: 1, texts: { asked: undefined } })
    expect((await read('?language=all', 'all')).set).not.toHaveProperty('texts')
  })

  it('without a text in the viewer’s language shows all, with a hint', async () => {
    const { id } = await anArticle(setup, await aMember(setup))
    const { data, set } = await visit(setup, articles, '/articles', { locale: 'en' })
    expect(data).toMatchObject({ articles: [{ id }], texts: { shown: 'all', isInstead: true } })
    expect(set).not.toHaveProperty('texts')
    const nothing = await visit(setup, articles, '/articles?category=people', { locale: 'en' })
    expect(nothing.data).toMatchObject({ total: 0, texts: { isInstead: false } })
  })

  it('in all languages shows an article and its translation once, in the viewer’s language', async () => {
    const ada = await aMember(setup)
    const zh = await anArticle(setup, ada)
    const en = await anArticle(setup, ada, { ...english, translationId: zh.id })
    for (const [locale, id] of [
      ['zh', zh.id],
      ['en', en.id],
    ] as const) {
      const { data } = await visit(setup, articles, '/articles?language=all', { locale })
      expect(data).toMatchObject({ articles: [{ id }], total: 1 })
    }
  })

  it('filters the forum, its hot posts, the wall in every view, and search results too', async () => {
    const ada = await aMember(setup)
    const { id: boardId } = await aBoard(setup)
    await aPost(setup, ada, boardId, { title: '江河' })
    const { id } = await aPost(setup, ada, boardId, english)
    await aBlessing(setup)
    const blessing = await aBlessing(setup, { content: 'May it last.', language: 'en' })
    const read = async (door: Parameters<typeof visit>[1], path: string) =>
      (await visit(setup, door, path, { locale: 'en' })).data
    expect(await read(forum, '/forum')).toMatchObject({ latest: { posts: [{ id }], total: 1 }, hot: [{ id }] })
    for (const path of ['/blessings', '/blessings?show=random'])
      expect(await read(blessings, path)).toMatchObject({ wall: { blessings: [{ id: blessing.id }], total: 1 } })
    expect(await read(blessings, '/blessings?language=all')).toMatchObject({ wall: { total: 2 } })
    await aPost(setup, ada, boardId, { title: '说 river', content: '河、河、河，都叫 river' })
    expect(await read(search, '/search?q=river')).toMatchObject({ total: 1, results: [{ id }] })
    expect(await read(search, '/search?q=river&language=all')).toMatchObject({ total: 2 })
  })
})

describe('the pledges on Home', () => {
  it('are in the viewer’s language; with all languages those come first; and without any, others are shown', async () => {
    await aPledge(setup, { language: 'zh', message: 'zh' })
    const shownTo = async (texts: 'this' | 'all') => {
      const { data } = await visit(setup, home, '/', { locale: 'en', texts })
      return data
    }
    expect(await shownTo('this')).toMatchObject({ sparks: [{ language: 'zh' }], texts: { isInstead: true } })
    await aPledge(setup, { language: 'en', message: 'en' })
    await aPledge(setup, { language: 'zh', message: '又一句' })
    expect(await shownTo('this')).toMatchObject({ sparks: [{ language: 'en' }], texts: { isInstead: false } })
    expect(await shownTo('all')).toMatchObject({ sparks: ['en', 'zh', 'zh'].map(language => ({ language })) })
  })
})
