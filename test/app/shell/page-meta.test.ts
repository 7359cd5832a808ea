import { expect, test } from 'vitest'
import { pageMeta } from '#app/components/shell/page-meta.ts'

const site = {
  name: '河海大学',
  title: '河海大学建校110周年',
  description: '一条河，一把火',
  address: '南京市西康路1号',
  founded: 1915,
}
const page = (locale: 'zh' | 'en', pathname = '/people', search = '') => ({
  matches: [{ id: 'root', data: { url: 'https://site.example', locale, site } }],
  location: { pathname, search },
})

const link = (rel: string, href: string, more = {}) => ({ tagName: 'link', rel, href, ...more })

test('a page has its own title before that of the site; Home has that of the site alone', () => {
  expect(pageMeta(page('zh'), { title: '杰出校友' })).toContainEqual({ title: '杰出校友 · 河海大学建校110周年' })
  expect(pageMeta(page('zh', '/'))).toContainEqual({ title: '河海大学建校110周年' })
})

test('a page without a description has that of the site', () => {
  expect(pageMeta(page('zh'))).toContainEqual({ name: 'description', content: site.description })
  expect(pageMeta(page('zh'), { description: '其人' })).toContainEqual({ name: 'description', content: '其人' })
})

test.each([
  ['zh', 'https://site.example/people'],
  ['en', 'https://site.example/people?lng=en'],
] as const)('in %s the canonical address is %s, and both link to the other language', (locale, canonical) => {
  const meta = pageMeta(page(locale, '/people', locale === 'en' ? '?lng=en' : ''))
  expect(meta).toContainEqual(link('canonical', canonical))
  expect(meta).toContainEqual(link('alternate', 'https://site.example/people', { hrefLang: 'zh-CN' }))
  expect(meta).toContainEqual(link('alternate', 'https://site.example/people?lng=en', { hrefLang: 'en' }))
  expect(meta).toContainEqual(link('alternate', 'https://site.example/people', { hrefLang: 'x-default' }))
})

test('the canonical address keeps only the query parameters that distinguish pages', () => {
  const meta = pageMeta(page('en', '/forum', '?redirect=%2Fx&page=2&lng=zh'))
  expect(meta).toContainEqual(link('canonical', 'https://site.example/forum?page=2&lng=en'))
})

test('a private page is excluded from search engines', () => {
  const robots = { name: 'robots', content: 'noindex' }
  expect(pageMeta(page('zh'), { isPrivate: true })).toContainEqual(robots)
  expect(pageMeta(page('zh'))).not.toContainEqual(robots)
})

test('a shared link has the picture of its page, in its language', () => {
  const image = (content: string) => ({ property: 'og:image', content })
  expect(pageMeta(page('en'), { share: 'people' })).toContainEqual(image('https://site.example/share/people.en.png'))
  expect(pageMeta(page('zh', '/terms'))).toContainEqual(image('https://site.example/share/home.zh.png'))
})

test('the structured data has the topic of the site, the page and its breadcrumbs', () => {
  const [graph] = pageMeta(page('zh', '/about'), { title: '关于', kind: 'AboutPage' }).flatMap(found =>
    'script:ld+json' in found ? [found['script:ld+json']] : [],
  )
  expect(graph).toMatchObject({
    '@graph': [
      { '@type': 'WebSite', name: site.title, about: { '@id': 'https://site.example/#university' } },
      { '@type': 'CollegeOrUniversity', name: '河海大学', foundingDate: '1915' },
      { '@type': 'AboutPage', name: '关于', url: 'https://site.example/about', inLanguage: 'zh-CN' },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: site.title }, { name: '关于' }] },
    ],
  })
})

test('without the root’s data a page still has its title', () => {
  expect(pageMeta({ matches: [], location: { pathname: '/', search: '' } }, { title: '登录' })).toEqual([
    { title: '登录' },
  ])
})
