import { describe, expect, it } from 'vitest'
import { reindexSome } from '#server/search/reindex.ts'
import { anArticle } from '#test/support/articles.ts'
import { aBoard, aPost } from '#test/support/forum.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, sql, site } = setup

const find = (q: string, asked: object = {}) => as('guest').search.find({ q, ...asked })
const marked = (segments: readonly { text: string; hit: boolean }[] = []) =>
  segments.filter(({ hit }) => hit).map(({ text }) => text)

describe('the pinyin of a title', () => {
  it.each([
    ['hehai', ['河海']],
    ['HeHai', ['河海']],
    ['hohai', ['河海']],
    ['hh', ['河海']],
    ['héhǎi', ['河海']],
    ['heha', ['河海']],
    ['hehaidaxue', ['河海大学']],
    ['hhdx', ['河海大学']],
    ['daxue', ['大学']],
    ['xiaozhang', ['校长']],
    ['hehai xiaozhang', ['河海', '校长']],
    ['lüyou', ['旅游']],
    ['lvyou', ['旅游']],
    ['hehai 大学', ['河海', '大学']],
  ])('is found and marked by %s', async (q, hits) => {
    const ada = await aMember(setup)
    const { id } = await anArticle(setup, ada, { title: '在河海大学，校长说旅游', content: '文' })
    const { results, total } = await find(q)
    expect([total, results[0]?.id, marked(results[0]?.title)]).toEqual([1, id, hits])
  })

  it.each(['ehai', 'haihe', 'hehaid x', 'h', 'hehai 中学', "he' | 'x", 'hehaidaxues'])(
    'is not found by %j',
    async q => {
      await anArticle(setup, await aMember(setup), { title: '河海大学', content: '文' })
      expect((await find(q)).total).toBe(0)
    },
  )

  it('is listed after matches of the word itself', async () => {
    const ada = await aMember(setup)
    const made = []
    for (const [title, content] of [
      ['The Hehai river', 'English'],
      ['文', 'hehai 二字'],
      ['河海', '声音'],
    ] as const)
      made.push((await anArticle(setup, ada, { title, content })).id)
    expect((await find('hehai')).results.map(({ id }) => id)).toEqual(made)
  })

  it('is not searched in the content', async () => {
    await anArticle(setup, await aMember(setup), { title: '文', content: '水库' })
    expect((await find('shuiku')).total).toBe(0)
  })

  it.each(['hehai', 'hohai', 'hh', 'HHU', 'hhdx'])(
    'is searched in the content for the name of the university, by %s, after titles',
    async q => {
      const ada = await aMember(setup)
      const titled = (await anArticle(setup, ada, { title: '河海大学与湖', content: '文' })).id
      const named = (await anArticle(setup, ada, { title: '文', content: '她毕业于河海大学。' })).id
      await anArticle(setup, ada, { title: '大学', content: '海河' })
      const { results } = await find(q)
      expect(results.map(({ id }) => id)).toEqual(q === 'HHU' ? [named, titled] : [titled, named])
      expect(marked(results.find(({ id }) => id === named)?.excerpt).join('')).toMatch(/^河海(大学)?$/)
    },
  )
})

describe('a search with traditional characters', () => {
  it.each(['水電樓', '水电楼', '漢語', '汉语 水電'])('finds and marks both forms with %s', async q => {
    const ada = await aMember(setup)
    const board = await aBoard(setup)
    const one = await aPost(setup, ada, board.id, { title: '汉语课在水电楼', content: '文' })
    const other = await aPost(setup, ada, board.id, { title: '漢語課在水電樓', content: '另一文' })
    const { results } = await find(q)
    expect(results.map(({ id }) => id)).toEqual([other.id, one.id])
    for (const { title } of results) expect(marked(title).join('')).toMatch(/^(汉语|漢語)?(水[电電][楼樓]?)?$/)
    expect(results.every(({ title }) => marked(title).length > 0)).toBe(true)
  })
})

it('texts that were indexed before are indexed again, once', async () => {
  const ada = await aMember(setup)
  const { id } = await anArticle(setup, ada, { title: '河海水電', content: '文' })
  await sql(`update search_entry set sounds = '{}', terms = '{"河"}', title = '河海水電', version = 0`, [])
  expect((await find('hehai')).total + (await find('水电')).total).toBe(0)
  expect([await reindexSome(site), await reindexSome(site)]).toEqual([1, 0])
  for (const q of ['hehai', '水电']) expect((await find(q)).results[0]?.id).toBe(id)
})
