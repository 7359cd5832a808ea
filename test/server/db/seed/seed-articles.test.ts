import { describe, expect, it } from 'vitest'
import { seedArticles } from '#server/db/seed/seed-articles.ts'
import { anAdmin } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'

const setup = await testSite()
const { as, site } = setup

describe('the sample articles', () => {
  it('are created once, in both languages, in the name of the first admin, and can be found', async () => {
    await anAdmin(setup, { username: 'first' })
    await seedArticles(site, 'demo')
    await seedArticles(site, 'demo')
    const { articles, total } = await as('guest').article.list({ limit: 100 })
    expect(total).toBe(8)
    expect(articles.filter(({ language }) => language === 'en')).toHaveLength(4)
    const { total: once } = await as('guest').article.list({ prefer: 'en', limit: 100 })
    expect([once, articles.every(({ translation }) => translation !== null)]).toEqual([4, true])
    expect(new Set(articles.map(({ category }) => category)).size).toBe(4)
    for (const { author, summary } of articles) expect([author.username, summary.length > 10]).toEqual(['first', true])
    expect((await as('guest').search.find({ q: '丁家桥' })).total).toBeGreaterThan(0)
    expect((await as('guest').search.find({ q: 'reservoir' })).total).toBeGreaterThan(0)
  })

  it('are left out when no sample texts are configured', async () => {
    await seedArticles(site, 'none')
    expect((await as('guest').article.list({})).total).toBe(0)
  })
})
