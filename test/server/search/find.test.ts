import { describe, expect, it } from 'vitest'
import { findHits, type ReadRows } from '#server/search/search.queries.ts'
import { pageStatement } from '#server/search/search-statement.ts'
import { searchLimits } from '#server/search/search.schema.ts'
import { parseQuestion } from '#server/search/search-terms.ts'
import { anArticle } from '#test/support/articles.ts'
import { aMember, anAdmin } from '#test/support/people.ts'
import { expectRefusal } from '#test/support/refusals.ts'
import { planByIndex } from '#test/support/plan-by-index.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, site, sql, clock } = setup

const dam = {
  title: '佛子岭的拱',
  content: '汪胡桢主持设计**佛子岭水库**，是连拱坝。水利工程师们在工地上住了三年。',
  tags: ['大坝'],
}
const river = { title: 'A river by the door', content: 'Rivers run past. Engineering the Huai took years (1950).' }

async function library() {
  const ada = await aMember(setup)
  const one = await anArticle(setup, ada, dam)
  clock.advance(1000)
  const two = await anArticle(setup, ada, river)
  const found = async (q: string) => (await as('guest').search.find({ q })).results.map(({ id }) => id)
  return { ada, dam: one.id, river: two.id, found }
}

describe('a search', () => {
  it.each([
    '佛子岭',
    '水库',
    '利工',
    '水利工程',
    '工程师',
    '汪胡桢 水库',
    '大坝',
    '拱',
    '水',
    '佛子岭，设计',
    '设计佛子',
  ])('finds Chinese texts by %s, also inside longer words and across emphasis', async q => {
    const { found, dam: id } = await library()
    expect(await found(q)).toEqual([id])
  })

  it.each(['river', 'RIVERS', 'Ｈｕａｉ', 'huai 1950', 'engineering the', 'door past'])(
    'finds English texts by %s, in any case, width and number',
    async q => {
      const { found, river: id } = await library()
      expect(await found(q)).toEqual([id])
    },
  )

  it.each([
    '',
    ' ',
    '。！',
    '程工',
    '库水',
    '水库工程',
    'iver',
    'rive',
    '拱 river',
    "'; drop table article; --",
    '%',
    '\\',
    '{a,b}',
  ])('finds nothing by %j', async q => {
    const { found } = await library()
    expect(await found(q)).toEqual([])
  })

  it('marks the matches in the title and in an excerpt', async () => {
    const ada = await aMember(setup)
    await anArticle(setup, ada, {
      title: '佛子岭',
      content: `${'前言。'.repeat(40)}后来有了佛子岭<b>水库</b>。${'尾声。'.repeat(80)}`,
    })
    const [result] = (await as('guest').search.find({ q: '水库 佛子岭' })).results
    expect(result?.title).toEqual([{ text: '佛子岭', hit: true }])
    expect(result?.excerpt.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['佛子岭', '水库'])
    const whole = result?.excerpt.map(({ text }) => text).join('') ?? ''
    expect(whole).toMatch(/^….*后来有了佛子岭<b>水库<\/b>。.*…$/)
    expect(whole.length).toBeLessThan(150)
    expect(result).toMatchObject({ kind: 'article', path: `/articles/${result?.id ?? 0}`, language: 'zh' })
  })

  it('lists matches in titles first, then the newest', async () => {
    const ada = await aMember(setup)
    const made = []
    for (const title of ['水库', '旧', '新']) {
      clock.advance(1000)
      made.push((await anArticle(setup, ada, { title, content: '一座水库' })).id)
    }
    const { results, total } = await as('guest').search.find({ q: '水库' })
    expect([results.map(({ id }) => id), total]).toEqual([[made[0], made[2], made[1]], 3])
    expect(await as('guest').search.find({ q: '水库', page: 2, limit: 2 })).toMatchObject({ total: 3, totalPages: 2 })
    expect(await as('guest').search.find({ q: '水库', page: 9 })).toMatchObject({ results: [], total: 3 })
  })

  it('finds the current version of an article, and only while it is public', async () => {
    const { ada, found, dam: id } = await library()
    await as(ada).article.edit({ id, title: '改', content: '黄河' })
    expect([await found('佛子岭'), await found('黄河')]).toEqual([[], [id]])
    await as(ada).article.archive({ id })
    expect(await found('黄河')).toEqual([])
    await as(ada).article.publish({ id })
    expect(await found('黄河')).toEqual([id])
    await as(ada).article.remove({ id })
    expect(await found('黄河')).toEqual([])
    await anArticle(setup, ada, { ...dam, status: 'draft' })
    for (const who of [as('guest'), as(ada), as(await anAdmin(setup))])
      expect((await who.search.find({ q: '佛子岭' })).total).toBe(0)
  })

  it('filters the list of articles, together with its other filters', async () => {
    const { ada, dam: id } = await library()
    const titles = async (query: object) =>
      (await as('guest').article.list({ search: '河水', ...query })).articles.map(({ title }) => title)
    await anArticle(setup, ada, { title: '格言', content: '河水', category: 'maxims', tags: ['河'] })
    await anArticle(setup, ada, { title: '动态', content: '河水' })
    expect((await as('guest').article.list({ search: '水库' })).articles.map(article => article.id)).toEqual([id])
    expect(await titles({})).toEqual(['动态', '格言'])
    expect(await titles({ category: '河海格言' })).toEqual(['格言'])
    expect(await titles({ tag: '河' })).toEqual(['格言'])
    expect(await titles({ limit: 1, page: 2 })).toEqual(['格言'])
    expect(await as(await aMember(setup)).article.list({ search: '河水', mine: true })).toMatchObject({ total: 0 })
  })

  it('with a query that is too long is refused', async () => {
    await expectRefusal(as('guest').search.find({ q: '河'.repeat(101) }), 'invalid', 'search.too_long', 'q')
    expect((await as('guest').search.find({ q: '河'.repeat(100) })).total).toBe(0)
  })

  it('has an empty page far past the end, and refuses days that no text has', async () => {
    await library()
    const { total, results } = await as('guest').search.find({ q: '水库', page: 300_000_000 })
    expect([total > 0, results]).toEqual([true, []])
    await expectRefusal(as('guest').search.find({ q: '水库', from: '0001-01-01' }), 'invalid', 'invalid.value', 'from')
  })

  it('is not started when the client has disconnected', async () => {
    await library()
    const asked = { q: '水库', page: 1, limit: 10 }
    await expect(setup.site.search.find(asked, AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
    expect((await setup.site.search.find(asked)).total).toBe(1)
  })
})

describe('a search in thousands of articles', () => {
  const fill = `
    insert into article (title, summary, excerpt, content, html, renderer, category, tags, status, created_at, updated_at, published_at)
    select 'n' || n, '', '', '', '', 1, 'c', '{}', 'published', now(), now(), now() from generate_series(1, 3000) n`
  const index = `
    insert into search_entry (article_id, title, text, terms, sounds, at)
    select id, title, title || ' 河水', array['河', '水', '河水', title, 'w' || id % 500], array['heshui' || chr(97 + substr(title, 2)::int % 26), '=' || title],
      timestamptz '2026-01-01' + substr(title, 2)::int * interval '1 minute' from article`

  it('finds a few candidates by the indexes, and reads only the newest of many', async () => {
    await sql(fill, [])
    await sql(index, [])
    await sql('analyze search_entry', [])
    await sql('analyze article', [])
    const planOf = async (q: string, asked: object = {}) => {
      const question = parseQuestion(q, asked)
      if (question === undefined) throw new Error('nothing was asked')
      const page = { page: 1, limit: 10, ...asked }
      const lines = await planByIndex(setup, pageStatement(question, page, 'rare'))
      const rowsOf: ReadRows = statement => site.readWithin(2000, undefined, statement)
      const both = pageStatement(question, { ...page, page: 3 }, 'common')
      const few = pageStatement(question, { ...page, page: 3 }, 'rare')
      const [newest, all] = [await rowsOf<object>(both), await rowsOf<object>(few)]
      expect(newest).toEqual(all.map(row => ({ ...row, is_common: true })))
      const found = await findHits(rowsOf, question, page, undefined)
      return { lines, total: found.total }
    }
    const before = new Date('2026-01-02T00:00:00Z')
    for (const { q, asked, total } of [
      { q: 'w7 河水', asked: {}, total: 6 },
      { q: 'heshuib', asked: {}, total: 116 },
      { q: '河水', asked: {}, total: searchLimits.candidates },
      { q: '河水', asked: { before, since: new Date('2026-01-01T23:51:00Z') }, total: 9 },
    ]) {
      const plan = await planOf(q, asked)
      expect(plan.lines).toMatch(/Index (Scan Backward using|Scan using|Scan on) search_entry_(terms|sounds|at)/)
      expect(plan.lines).not.toMatch(/Seq Scan on (search_entry|article|post)/)
      expect(plan.total).toBe(total)
    }
    expect((await planOf('w7 河水')).lines).toMatch(/Bitmap Index Scan on search_entry_terms/)
    expect((await planOf('heshuib')).lines).toMatch(/Bitmap Index Scan on search_entry_sounds/)
  })
})
