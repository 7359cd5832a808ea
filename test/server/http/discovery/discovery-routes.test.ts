import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import routes from '#app/routes.ts'
import { discoveryRoutes } from '#server/http/discovery/discovery-routes.ts'
import { pictureLimit } from '#server/http/discovery/picture-routes.ts'
import { publicPages } from '#server/http/discovery/public-pages.ts'
import { sharePicture, textSheet } from '#server/http/discovery/share-pictures.ts'
import { drawShareSheet } from '#server/drawing/draw-share-picture.worker.ts'

let address = '192.0.2.1'
const parts = {
  addressOf: () => address,
  limits: true,
  newest: () => Promise.resolve([]),
  news: () => Promise.resolve({ board: undefined, posts: [] }),
  memberNews: (username: string) => Promise.resolve({ member: { username, bio: null }, articles: [], posts: [] }),
  mosaic: (picture: string, size: 'whole' | 'small') =>
    Promise.resolve({ tag: `"${picture}-${size}"`, bytes: new Uint8Array([size === 'whole' ? 3 : 2]) }),
  url: 'https://site.example/',
  sitemapPages: () => Promise.resolve([{ path: '/articles/7', changed: '2025-10-27' }]),
  pictures: {
    article: (id: number) => Promise.resolve(id === 7 ? new Uint8Array([1]) : undefined),
    post: (id: number) => Promise.resolve(id === 8 ? new Uint8Array([2]) : undefined),
  },
}
const app = discoveryRoutes(parts)
const ask = async (path: string) => app.request(`http://127.0.0.1:3000${path}`)

test.each(['/robots.txt', '/sitemap.xml', '/articles/feed.atom', '/forum/feed.atom', '/members/ada/feed.atom'])(
  '%s is not cacheable when the site has no configured name and uses the one of the request',
  async path => {
    const unnamed = discoveryRoutes({ ...parts, url: undefined })
    const response = await unnamed.request(`http://evil.example${path}`)
    expect(await response.text()).toContain('evil.example')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect((await ask(path)).headers.get('Cache-Control')).toMatch(/^public/)
  },
)

describe('the site map', () => {
  test('names every public page in both languages, and the pages from the database, at the public address', async () => {
    const map = await (await ask('/sitemap.xml')).text()
    const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => found)
    const paths = [...publicPages.map(({ path }) => path), '/articles/7']
    expect(addresses).toEqual(
      paths.flatMap(path => [`https://site.example${path}`, `https://site.example${path}?lng=en`]),
    )
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(map).toContain('<lastmod>2025-10-27</lastmod>')
  })

  test('gives each address its alternate in the other language', async () => {
    const map = await (await ask('/sitemap.xml')).text()
    const entry = map.split('\n').find(line => line.includes('<loc>https://site.example/people</loc>'))
    expect(entry).toContain('hreflang="zh-CN" href="https://site.example/people"')
    expect(entry).toContain('hreflang="en" href="https://site.example/people?lng=en"')
    expect(entry).toContain('hreflang="x-default" href="https://site.example/people"')
  })

  test('names only pages that exist', async () => {
    const table = routes.map(({ path, index }) => (index === true ? '/' : `/${path ?? ''}`))
    for (const { path } of publicPages) expect(table).toContain(path)
  })
})

test('robots.txt excludes account pages and interfaces, and names the site map', async () => {
  const text = await (await ask('/robots.txt')).text()
  expect(text).toContain('Disallow: /admin\n')
  expect(text).toContain('Disallow: /pledges/receipt/\n')
  expect(text).toMatch(/^Sitemap: https:\/\/site\.example\/sitemap\.xml$/m)
})

test('the manifest has the words of the content, and icons that exist', async () => {
  const response = await ask('/manifest.webmanifest')
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json')
  const icons = z.array(z.object({ src: z.string() }))
  const told = z.object({ name: z.string(), icons }).parse(await response.json())
  expect(told.name).toBe('河海大学建校110周年')
  for (const { src } of told.icons) expect(readFileSync(`public${src}`).length).toBeGreaterThan(100)
})

describe('share pictures', () => {
  const writtenAt = new Date('2025-10-26T23:30:00Z')

  test('show the date in Shanghai, also of a text that was published late in the evening of UTC', () => {
    expect(textSheet('zh', { title: '河海', summary: '', writtenAt }).words.date).toBe('2025.10.27')
  })

  test('are PNGs of 1200 × 630, one per language', async () => {
    const [zh, en] = await Promise.all(['/share/home.zh.png', '/share/home.en.png'].map(ask))
    const png = Buffer.from((await zh?.arrayBuffer()) ?? new ArrayBuffer(0))
    expect(zh?.headers.get('Content-Type')).toBe('image/png')
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
    expect(Buffer.from((await en?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(png)).toBe(false)
  })

  test.each([
    ['/share/article-7.en.png', 1],
    ['/share/post-8.zh.png', 2],
  ])('of a public text are at %s', async (path, byte) => {
    expect([...new Uint8Array(await (await ask(path)).arrayBuffer())]).toEqual([byte])
  })

  test('break a word that is longer than the line', async () => {
    const right = async (title: string) => {
      const sheet = textSheet('en', { title, summary: '', writtenAt })
      return sharp(await drawShareSheet(sheet))
        .extract({ left: 820, top: 0, width: 380, height: 630 })
        .raw()
        .toBuffer()
    }
    const [short, long] = [await right('Water'), await right('Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2))]
    expect(long.equals(short)).toBe(true)
  })

  test('are drawn once for the same words', async () => {
    const sheet = textSheet('zh', { title: '河海', summary: '', writtenAt })
    const [one, other] = [sharePicture(['192.0.2.1'], sheet), sharePicture(['192.0.2.2'], { ...sheet })]
    expect(await one).toBe(await other)
  })

  test('are limited per address', async () => {
    address = '192.0.2.9'
    const asked = Array.from({ length: pictureLimit.points }, () => ask('/share/article-7.en.png'))
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await ask('/share/article-7.en.png')
    expect([refused.status, await refused.text()]).toEqual([429, expect.stringMatching(/again/)])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await ask('/mosaic/torch.webp')).status).toBe(429)
    address = '192.0.2.1'
    expect((await ask('/share/article-7.en.png')).status).toBe(200)
  })

  test.each([
    '/share/nothing.zh.png',
    '/share/home.fr.png',
    '/share/home.zh.svg',
    '/share/constructor.zh.png',
    '/share/article-8.zh.png',
    '/share/post-7.zh.png',
  ])('do not exist at %s', async path => {
    expect((await ask(path)).status).toBe(404)
  })
})

test('the picture of a puzzle may be cached for half a minute, and answers 304 while it is unchanged', async () => {
  const response = await ask('/mosaic/torch.webp')
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=30')
  const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' }
  expect((await app.request('http://127.0.0.1:3000/mosaic/torch.webp', { headers })).status).toBe(304)
  expect((await app.request('http://127.0.0.1:3000/mosaic/river.webp', { headers })).status).toBe(200)
  const small = await ask('/mosaic/torch-720.webp')
  expect([small.headers.get('ETag'), new Uint8Array(await small.arrayBuffer())]).toEqual([
    '"torch-small"',
    new Uint8Array([2]),
  ])
  for (const file of ['moon.webp', 'torch.png', 'torch', 'torch-72.webp', 'moon-720.webp'])
    expect((await ask(`/mosaic/${file}`)).status, file).toBe(404)
})
