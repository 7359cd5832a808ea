import { describe, expect, test } from 'vitest'
import { pageInCopy, fileOf, relativeLink } from '#server/http/static-copy/copied-page.ts'
import { staticPage } from '#server/http/static-copy/static-page.ts'
import { staticStyles } from '#server/http/static-copy/static-styles.ts'

const still = (html: string) =>
  staticPage(`<!DOCTYPE html><html><head></head><body>${html}</body></html>`, {
    link: href => (href.startsWith('/people') ? 'people.html' : undefined),
    asset: path => `..${path}`,
    first: '',
    last: '<p>last</p>',
  }).replace(/^.*<body>|<p>last<\/p><\/body><\/html>$/g, '')

describe('a page of the static copy', () => {
  test.each([
    ['forms and what is in them', '<form action="/x"><label>Name<input></label></form>ok', 'ok'],
    ['scripts', '<script>alert(1)</script>ok', 'ok'],
    ['ways into accounts', '<a href="/login?redirect=/">Log in</a>ok', 'ok'],
    ['buttons that lead to forms', '<a class="button" href="/poster">Make</a>ok', 'ok'],
    ['buttons that are only pressed', '<button type="button"><svg></svg>Next</button>ok', 'ok'],
    ['the picture that counts visitors', '<noscript>7<img src="/visitors/pixel.gif" alt=""></noscript>', '7'],
  ])('loses %s', (_, html, left) => {
    expect(still(html)).toBe(left)
  })

  test('keeps the card of a choice, with its picture at a relative address', () => {
    const card = '<button class="card" aria-pressed="true"><img src="/pictures/a.svg" alt="A" /></button>'
    expect(still(card)).toBe('<span class="card"><img src="../pictures/a.svg" alt="A" /></span>')
  })

  test('leaves out the widths of an image', () => {
    const image = '<img srcSet="/a.webp?w=600 600w, /a.webp 1200w" src="/a.webp" alt="" />'
    expect(still(image)).toBe('<img src="../a.webp" alt="" />')
  })

  test('keeps the variants of a picture at relative addresses', () => {
    const picture =
      '<picture><source media="(max-width: 30em)" srcSet="/pictures/b.webp" /><img src="/pictures/a.svg" alt="A" /></picture>'
    expect(still(picture)).toBe(picture.replaceAll('"/pictures/', '"../pictures/'))
  })

  test('keeps links to pages of the copy, and only the words of other internal links', () => {
    expect(still('<a href="/people" data-followed="">P</a>')).toBe('<a href="people.html">P</a>')
    expect(still('<a href="/forum" class="quiet">F</a>')).toBe('<span class="quiet">F</span>')
    expect(still('<a href="https://example.org/x">E</a>')).toBe('<a href="https://example.org/x">E</a>')
  })

  test('shows an absolute time instead of a relative one', () => {
    const time = (said: string) => `<time dateTime="2025-10-27T10:05:00.000Z" title="2025.10.27 18:05">${said}</time>`
    expect(still(time('3 小时前'))).toBe(time('2025.10.27 18:05'))
    expect(still('<time dateTime="2025-10-27">发布于 2025.10.27</time>')).toContain('发布于 2025.10.27')
  })

  test('keeps the case of SVG attribute names', () => {
    const drawing = '<svg viewBox="0 0 1 1"><use href="/torch.svg#staff"></use></svg>'
    expect(still(drawing)).toBe('<svg viewBox="0 0 1 1"><use href="#staff"></use></svg>')
  })
})

describe('the file of a page in the copy', () => {
  test.each([
    ['zh', '/', 'index.html'],
    ['en', '/', 'en/index.html'],
    ['zh', '/articles/7', 'articles/7.html'],
    ['en', '/articles?page=2', 'en/articles-2.html'],
    ['zh', '/articles?page=1', 'articles.html'],
    ['zh', '/articles/7?page=2&thread=31&turn=2', 'articles/7-2-thread-31-turn-2.html'],
    ['en', '/blessings?before=40', 'en/blessings-before-40.html'],
  ] as const)('for %s %s is %s', (locale, address, file) => {
    expect(fileOf({ locale, address })).toBe(file)
  })

  test('is linked by a relative address', () => {
    expect(relativeLink('en/articles/7.html', 'assets/a.css')).toBe('../../assets/a.css')
  })

  test.each([
    '/admin',
    '/articles/7/edit',
    '/articles/new',
    '/forum/reply/9',
    '/forum/board/3/new',
    'https://example.org/people',
    '//example.org/people',
    '/profile',
  ])('for %s does not exist', href => {
    expect(pageInCopy(href, '/', ['/people'])).toBeUndefined()
  })

  test.each([
    ['/articles/7?turn=2&thread=31&reply=9#comment-31', '/articles/7?thread=31&turn=2'],
    ['/articles/7?thread=31&turn=1', '/articles/7'],
    ['/blessings?before=40&show=random#wall', '/blessings?before=40'],
    ['/blessings?before=x', '/blessings'],
    ['/forum/board/3?sort=hot&page=2', '/forum/board/3?page=2'],
    ['/forum/post/12?page=2&reply=9#reply-9', '/forum/post/12?page=2'],
  ])('for %s is that of %s', (href, address) => {
    expect(pageInCopy(href, '/', ['/blessings'])?.address).toBe(address)
  })

  test('depends on the page number alone among the query parameters', () => {
    expect(pageInCopy('?page=3&q=x#list', '/articles', ['/articles'])).toEqual({
      address: '/articles?page=3',
      hash: '#list',
    })
  })
})

test('a style sheet of the copy has its fonts and drawings inlined', async () => {
  const css = await staticStyles("a{src:url(/fonts/a.woff2)}b{mask:url('/water/a.svg')}", path =>
    Promise.resolve(Buffer.from(path)),
  )
  expect(css).toBe(
    `a{src:url(data:font/woff2;base64,${btoa('/fonts/a.woff2')})}b{mask:url(data:image/svg+xml;base64,${btoa('/water/a.svg')})}`,
  )
})
