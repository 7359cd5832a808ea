import { readdir, readFile } from 'node:fs/promises'
import PQueue from 'p-queue'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { privatePaths, publicPages } from '#server/http/discovery/public-pages.ts'
import { builtMosaics } from '#server/mosaic/built-mosaics.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { openAddresses } from '#test/journeys/addresses.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const site = await journeySite({ LIMITS: 'on' })

const fetchPage = (path: string, locale: string) =>
  fetch(`${site.url}${path}`, { headers: { Cookie: `locale=${locale}`, Accept: 'text/html' } })

/** All text keys, which a page would show in place of missing texts. */
const keys = Object.entries(words.zh).flatMap(([, area]) => keysOf(area))

function keysOf(texts: object, above = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    const key = above === '' ? name : `${above}.${name}`
    return typeof text === 'object' && text !== null ? keysOf(text, key) : key.includes('.') ? [key] : []
  })
}

/** The visible text: HTML without markup, scripts and styles. */
const textOf = (html: string) => html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')

const isPrivate = (path: string) => privatePaths.some(start => path.startsWith(start))

const pairOf = (path: string) => [
  ['zh-CN', `${site.url}${path}`],
  ['en', `${site.url}${path}?lng=en`],
  ['x-default', `${site.url}${path}`],
]

describe.each(bothLocales)('the initial HTML (%s)', locale => {
  test.each(openAddresses)(
    'of %s is complete, in its language, and links to the other language when crawlers may read it',
    async path => {
      const response = await fetchPage(path, locale)
      expect(response.status).toBe(200)
      const html = await response.text()
      expect({
        zeroBytes: html.includes('\0'),
        // Without a doctype browsers would use quirks mode.
        isWhole: html.startsWith('<!DOCTYPE html><html ') && html.includes('</body></html>'),
        language: /<html lang="([\w-]+)"/.exec(html)?.[1],
        headings: html.match(/<h1/g)?.length,
        pair: [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)].map(
          ([, ...link]) => link,
        ),
        isListed: !html.includes('<meta name="robots" content="noindex"'),
        // The content comes before the scripts.
        hurried: html.match(/ (rel="modulepreload"|type="module")/g),
        starts: html.match(/ type="later"/g)?.length,
      }).toEqual({
        zeroBytes: false,
        isWhole: true,
        language: locale === 'zh' ? 'zh-CN' : 'en',
        headings: 1,
        pair: isPrivate(path) ? [] : pairOf(path),
        isListed: !isPrivate(path),
        hurried: null,
        starts: 1,
      })
      expect(/<title>([^<]*)/.exec(html)?.[1]).toContain(locale === 'zh' ? '河海大学' : 'Hohai University')
      expect(response.headers.get('Content-Language')).toBe(locale === 'zh' ? 'zh-CN' : 'en')
      expect(response.headers.get('Vary')).toContain('Cookie')
      const said = textOf(html).split(/\s+/)
      expect(keys.filter(key => said.includes(key))).toEqual([])
    },
  )
})

test.each(['/', '/login'])('%s?lng=en sets the cookie, and is not cached by shared caches', async path => {
  const response = await fetch(`${site.url}${path}?lng=en`)
  expect(await response.text()).toContain('<html lang="en"')
  expect(response.headers.get('Set-Cookie')).toMatch(/locale=en;/)
  expect(response.headers.get('Cache-Control')).toMatch(/private|no-store/)
})

test('the structured data has the language of the article, whatever the language of the page', async () => {
  const found = z.object({ articles: z.array(z.object({ id: z.number(), language: z.string() })) })
  const { articles } = found.parse(await site.call('GET', '/articles'))
  const english = articles.find(({ language }) => language === 'en')
  const html = await (await fetchPage(`/articles/${english?.id}`, 'zh')).text()
  const [, graph = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  const told = z.object({ '@graph': z.array(z.record(z.string(), z.unknown())) }).parse(JSON.parse(graph))
  expect(told['@graph'].find(({ headline }) => headline !== undefined)).toMatchObject({
    '@type': 'Article',
    inLanguage: 'en',
    image: `${site.url}/share/article-${english?.id}.zh.png`,
  })
})

/** A page for members answers guests 403 or with a redirect to Login, so it exists. */
async function hasPage(href: string): Promise<boolean> {
  const { status } = await fetch(href)
  return status < 400 || status === 403
}

test('no link of a public page is broken', async () => {
  const linked = await Promise.all(
    publicPages.map(async ({ path }) => {
      const html = await (await fetchPage(path, 'zh')).text()
      return [...html.matchAll(/<a\b[^>]*?\shref="([^"#]+)/g)].map(([, href = '']) => [
        new URL(href.replaceAll('&amp;', '&'), site.url + path).href,
        path,
      ])
    }),
  )
  const ways = new Map(linked.flat().map(([href = '', from = '']) => [href, from]))
  const own = [...ways].filter(([href]) => href.startsWith(`${site.url}/`))
  expect(own.length).toBeGreaterThan(20)
  // No more requests at the same time than the site renders, because it would refuse more.
  const readers = new PQueue({ concurrency: 8 })
  const dead = await readers.addAll(
    own.map(
      ([href, from]) =>
        async () =>
          (await hasPage(href)) ? [] : [`${from}: ${href}`],
    ),
  )
  expect(dead.flat()).toEqual([])
})

test('an unknown address is 404, in both languages', async () => {
  for (const locale of bothLocales) {
    const response = await fetchPage('/nowhere-at-all', locale)
    expect(response.status).toBe(404)
    expect(textOf(await response.text())).toContain(words[locale].errors.missing.title)
  }
})

test('a form from another site is refused', async () => {
  const body = new URLSearchParams({ name: 'a', grade: 'b', message: 'c' })
  const response = await fetch(`${site.url}/?index`, {
    method: 'POST',
    body,
    headers: { Origin: 'https://evil.example' },
  })
  expect(response.status).toBe(403)
})

test.each(['/forgot-password', '/forgot-password.data'])(
  'requesting %s too often is refused with a retry time',
  async path => {
    const ask = () =>
      fetch(`${site.url}${path}`, {
        method: 'POST',
        headers: { Origin: site.url, Accept: path.endsWith('.data') ? '*/*' : 'text/html' },
        body: new URLSearchParams({ email: `${path.length}@example.org` }),
        redirect: 'manual',
      })
    await ask()
    const refused = await ask()
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(0)
    expect(await refused.text()).toContain(`${wait} 秒`)
  },
)

test('the first picture of a puzzle comes from the build, so that nobody waits for its drawing', async () => {
  const response = await fetch(`${site.url}/mosaic/torch-720.webp`)
  const picture = Buffer.from(await response.arrayBuffer())
  const names = await readdir(builtMosaics)
  const built = await Promise.all(names.map(name => readFile(new URL(name, builtMosaics))))
  expect(built.some(each => each.equals(picture))).toBe(true)
})
