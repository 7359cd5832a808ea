import { describe, expect, test } from 'vitest'
import { bookHtml } from '#app/book/book-html.ts'
import type { BookParts } from '#app/book/book-parts.ts'
import { bookStory } from '#app/book/book-story.ts'
import { htmlStream } from '#app/book/html-stream.ts'
import { allContent } from '#app/content/all-content.ts'
import type { BookText } from '#server/book/book.schema.ts'

const text = (change: Partial<BookText> = {}): BookText => ({
  kind: 'pledge',
  year: 1984,
  name: '林小河',
  group: '水文系',
  text: '愿江河安澜。',
  language: 'zh',
  date: '2025.10.27',
  ...change,
})

const parts = (texts: BookText[], change: Partial<BookParts> = {}): BookParts => ({
  book: { volume: 1, volumes: 1, total: texts.length, first: 1, texts, names: [] },
  locale: 'zh',
  story: bookStory('zh', allContent),
  made: '2025.11.02',
  styles: '',
  picture: url => url,
  ...change,
})

const pageOf = (texts: BookText[], change: Partial<BookParts> = {}) => [...bookHtml(parts(texts, change))].join('')

describe('the HTML of the book', () => {
  test('has cover, note, contents, a part per decade and an end page, in this order', () => {
    const html = pageOf([text(), text({ year: 1989 }), text({ year: 2018 }), text({ year: null })])
    const places = [
      'class="cover"',
      'id="about"',
      'id="contents"',
      'id="decade-1980"',
      'id="year-1984"',
      'id="year-1989"',
    ]
    const after = ['id="decade-2010"', 'id="year-2018"', 'id="undated"', 'class="back"']
    const found = [...places, ...after].map(place => html.indexOf(place))
    expect(found).not.toContain(-1)
    expect(found).toEqual(found.toSorted((one, other) => one - other))
  })

  test('has no broken links, and no duplicate ids', () => {
    const names = [{ letter: 'L', names: [{ name: '林小河', numbers: [1, 3] }] }]
    const texts = [text(), text({ year: 1989 }), text({ year: null })]
    const html = pageOf(texts, { book: { ...parts(texts).book, names } })
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, to]) => to)
    expect(links).toContain('n3')
    expect(links.filter(to => !ids.includes(to))).toEqual([])
  })

  test('escapes what people wrote', () => {
    const evil = '<img src=x onerror=alert(1)> & "q"\n</style><script>'
    const html = pageOf([text({ text: evil, name: '<b>n</b>', group: '"><i>' })])
    expect(html).not.toMatch(/<script|<img src=x|<b>n|"><i>/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;q&quot;')
    expect(html).toContain('&lt;b&gt;n&lt;/b&gt;')
  })

  test('has the numbers of each year in its contents, and page numbers when they are known', () => {
    const texts = [text(), text(), text({ year: 1985 })]
    expect(pageOf(texts)).toMatch(/href="#year-1984">1984<\/a><span class="contents__numbers">1—2<\/span><\/li>/)
    const pages = new Map([['year-1984', 7]])
    expect(pageOf(texts, { pages })).toMatch(/1—2<\/span><span class="contents__page">7<\/span>/)
  })

  test('has an anonymous signature when there is no name', () => {
    expect(pageOf([text({ name: null, group: null })])).toMatch(/entry__nameless">匿名<\/span><\/p>/)
  })

  test('is in the language of its edition, and marks texts in the other language', () => {
    const html = pageOf([text({ language: 'en', text: 'Calm rivers.' })], {
      locale: 'en',
      story: bookStory('en', allContent),
    })
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('Book of Sparks · Hohai University')
    expect(html).toMatch(/class="entry__text" lang="en"/)
    expect(html).toMatch(/entry__name" lang="zh-CN"><bdi>林小河/)
  })

  test('names the volume when there are several, continues the numbers, and links to the other volumes', () => {
    const book = { ...parts([text()]).book, volume: 2, volumes: 3, total: 9, first: 5 }
    const screen = {
      desk: '/admin/book',
      other: '/admin/book/en?volume=2',
      previous: '/admin/book/zh',
      next: undefined,
    }
    const html = pageOf([], { book, screen })
    expect(html).toContain('第2册（共3册）')
    expect(html).toContain('id="n5"')
    expect(html).toContain('<a href="/admin/book/zh">上一册</a>')
    expect(html).not.toContain('下一册')
  })

  test('is a cover and a note when there are no texts', () => {
    const html = pageOf([])
    expect(html).toContain('还没有公开的誓言或祝福。')
    expect(html).not.toMatch(/id="contents"|id="names"|<article/)
  })

  test('shows the illustration of each decade in the story, and a default drawing for other decades', () => {
    const html = pageOf([text({ year: 1915 }), text({ year: 1931 })])
    expect(html).toContain('src="/pictures/assembly-hall-1915.svg"')
    expect(html).toContain('src="/water/headwaters.svg"')
    const shown = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, url]) => url)
    expect(shown.filter(url => !bookStory('zh', allContent).pictures.includes(url ?? ''))).toEqual([])
  })
})

test('thousands of long texts are rendered part by part as they are read', async () => {
  const long = text({ text: '水'.repeat(500) })
  const reader = htmlStream(bookHtml(parts(Array.from({ length: 3_000 }, () => long)))).getReader()
  let [bytes, largest] = [0, 0]
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.length
    largest = Math.max(largest, read.value.length)
  }
  expect(bytes).toBeGreaterThan(4_500_000)
  expect(largest).toBeLessThan(300_000)
})
