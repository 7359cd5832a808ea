import { expect, test } from 'vitest'
import { articlePicture, articlesToDiscover, newestArticles } from '#server/http/discovery/articles-to-discover.ts'
import { readAllPages } from '#server/http/discovery/read-all-pages.ts'
import { sitemap } from '#server/http/discovery/sitemap.ts'
import { honoApp } from '#server/http/hono-app.ts'
import { connectionLost, failingSite } from '#test/support/failing-database.ts'
import { honoAppParts, peer } from '#test/support/hono-app-parts.ts'
import { aMember } from '#test/support/people.ts'
import { testSite } from '#test/support/site.ts'
import { feedApp } from './feed-app.ts'

const asked = { locale: 'zh', sender: ['192.0.2.1'] } as const
const setup = await testSite()
const { site, as } = setup

async function written(status: 'draft' | 'published') {
  const author = await aMember(setup)
  const { id } = await as(author).article.write({
    title: '坝上的课',
    content: '一堂课。',
    category: '校友风采',
    status,
  })
  return id
}

test('the site map names published articles alone, with the day of their last change', async () => {
  const [published] = [await written('published'), await written('draft')]
  const found = await articlesToDiscover(site)
  expect(found.map(({ path }) => path)).toEqual([`/articles/${published}`])
  expect(found[0]?.changed).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('a public article has a share picture, and requesting it does not count as a view', async () => {
  const id = await written('published')
  const png = await articlePicture(site, id, asked)
  expect(Buffer.from(png ?? []).toString('latin1', 1, 4)).toBe('PNG')
  expect((await as('guest').article.list({})).articles[0]?.views).toBe(0)
})

test('a draft has no share picture', async () => {
  expect(await articlePicture(site, await written('draft'), asked)).toBeUndefined()
})

test('an article with a translation is listed in its own language, with the other one as its alternate', async () => {
  const ada = await aMember(setup)
  const zh = await as(ada).article.write({ title: '河', content: '河从门前过。' })
  const text = { title: 'River', content: 'A river ran past the door.' }
  const en = await as(ada).article.write({ ...text, translationId: zh.id })
  const map = sitemap('https://a.example', await articlesToDiscover(site))
  const [zhAt, enAt] = [`https://a.example/articles/${zh.id}`, `https://a.example/articles/${en.id}?lng=en`]
  const pair = [
    `<xhtml:link rel="alternate" hreflang="zh-CN" href="${zhAt}"/>`,
    `<xhtml:link rel="alternate" hreflang="en" href="${enAt}"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${zhAt}"/>`,
  ].join('')
  const entries = map.split('\n').filter(line => line.includes('/articles/'))
  expect(entries.map(line => /<loc>(.*?)<\/loc>/.exec(line)?.[1])).toEqual([enAt, zhAt])
  for (const line of entries) expect(line).toContain(pair)
})

test('the site map is read to its last page, and never in part', async () => {
  const pages = [[1, 2], [3], [4]]
  const read = async ({ page }: { page: number }) => ({ items: pages[page - 1] ?? [], totalPages: pages.length })
  expect(await readAllPages(read)).toEqual([1, 2, 3, 4])
  const lost = (asked: { page: number }) => (asked.page === 2 ? Promise.reject(connectionLost) : read(asked))
  await expect(readAllPages(lost)).rejects.toBe(connectionLost)
})

test.each(['/sitemap.xml', '/articles/feed.atom'])(
  '%s is answered 503 while the database cannot be read, and no cache keeps that response',
  async path => {
    const failing = failingSite(setup, connectionLost)
    const discovery = feedApp({
      sitemapPages: () => articlesToDiscover(failing),
      newest: () => newestArticles(failing, undefined, undefined),
    })
    const response = await honoApp({ ...honoAppParts(site), discovery }).request(path, {}, peer)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(setup.reported).toEqual([])
  },
)
