import { describe, expect, test } from 'vitest'
import { SiteFooter } from '#app/components/shell/site-footer.tsx'
import { chapters, footerLinks } from '#app/components/shell/site-links.ts'
import { TopBar } from '#app/components/shell/top-bar.tsx'
import { PartCache } from '#app/components/reused-markup/part-cache.ts'
import routes from '#app/routes.ts'
import type { Role } from '#server/kernel/rights.schema.ts'
import { renderWithRouter, linksIn } from './render-with-router.tsx'

const seven = ['/', '/timeline', '/culture', '/people', '/blessings', '/articles', '/about']
const community = ['/forum', '/poster', '/mosaic', '/search']
const ada = { username: 'ada', role: 'user' } as const
const bar = (me: { username: string; role: Role } | null) => (
  <TopBar title="河海大学建校110周年" me={me} unreadNotices={3} isOver={false} />
)

/** Returns the HTML from the opening tag with this class to the first closing tag of its kind. */
function part(html: string, tag: string, className: string): string {
  const from = html.search(new RegExp(`<${tag}[^>]*class="[^"]*\\b${className}\\b`))
  expect(from, `there is a ${tag}.${className}`).toBeGreaterThan(-1)
  return html.slice(from, html.indexOf(`</${tag}>`, from))
}

describe('the navigation bar', () => {
  test('links to Home by the logo, and to the seven pages in their order', async () => {
    const html = await renderWithRouter(bar(null))
    expect(linksIn(html)[0]).toBe('/')
    expect(linksIn(part(html, 'nav', 'bar__chapters'))).toEqual(seven)
    expect(part(html, 'nav', 'bar__chapters')).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/people"/)
  })

  test('has the same seven links in the menu of narrow screens', async () => {
    expect(linksIn(part(await renderWithRouter(bar(null)), 'nav', 'menu__sheet'))).toEqual([
      ...seven,
      ...community,
      '/login',
      '/register',
    ])
  })

  test.each([
    ['zh', '中文', 'Switch to English', 'en'],
    ['en', 'English', 'Switch to Chinese · 切换到中文', 'zh'],
  ] as const)('in %s shows %s and links to the other language', async (locale, current, tooltip, other) => {
    const html = part(await renderWithRouter(bar(null), { locale, at: '/people?lng=zh&page=2' }), 'form', 'language')
    expect(html).toContain(`title="${tooltip}"`)
    expect(html).toContain(`>${current} <`)
    expect(html).toContain(`name="locale" value="${other}"`)
    expect(html).toContain('name="back" value="/people?page=2"')
    expect(html).toMatch(/^<form method="post" action="\/language"/)
  })

  test('shows a guest Login and Register', async () => {
    const html = part(await renderWithRouter(bar(null)), 'div', 'bar__tools')
    expect(linksIn(html)).toEqual([...community, '/login', '/register'])
    expect(html).not.toContain('/logout')
  })

  test('shows a member their initial in upper case, their name, Profile and a form to log out', async () => {
    const html = part(await renderWithRouter(bar(ada)), 'details', 'account-menu')
    expect(html).toMatch(/class="avatar[^>]*>A<\/span>.*>ada</)
    expect(linksIn(html)).toContain('/profile')
    expect(html).toContain('<form method="post" action="/logout">')
  })

  test('links to Admin for admins alone, here and in the menu', async () => {
    const member = await renderWithRouter(bar(ada))
    const admin = await renderWithRouter(bar({ username: 'root_1', role: 'admin' }))
    expect(linksIn(member)).not.toContain('/admin')
    expect(linksIn(admin).filter(link => link === '/admin')).toHaveLength(2)
    expect(linksIn(part(admin, 'nav', 'menu__sheet'))).toEqual([...seven, ...community, '/profile', '/admin'])
  })

  test('has the dark style at the top of a page with a dark start', async () => {
    expect(await renderWithRouter(<TopBar title="x" me={null} unreadNotices={0} isOver />)).toMatch(
      /<header class="bar bar--over" data-ground="night">/,
    )
    expect(await renderWithRouter(bar(null))).toMatch(/<header class="bar">/)
  })
})

test('the footer has title, slogan, the seven links, address, postcode, copyright and the statement of independence', async () => {
  const site = {
    title: '题名',
    slogan: '薪火相传',
    address: '南京市西康路1号',
    postcode: '210098',
    copyright: '© 2025',
    independence: '并非官方网站',
  }
  const html = await renderWithRouter(<SiteFooter site={{ ...site, filings: { icp: null, police: null } }} />)
  for (const words of Object.values(site)) expect(html).toContain(words)
  expect(linksIn(part(html, 'nav', 'imprint__index'))).toEqual(seven)
})

describe('the other pages in the footer', () => {
  const paths = routes.flatMap(({ path }) => (path === undefined ? [] : [`/${path}`]))

  test('exist when they are linked', () => {
    expect(
      footerLinks
        .filter(({ isDocument }) => !isDocument)
        .map(({ to }) => to)
        .filter(to => !paths.includes(to)),
    ).toEqual([])
  })

  test('are linked when they exist', () => {
    const wanted = ['/forum', '/poster', '/mosaic', '/search', '/terms', '/privacy'].filter(path =>
      paths.includes(path),
    )
    expect(footerLinks.map(({ to }) => to)).toEqual(expect.arrayContaining(wanted))
  })

  test('are none of the seven', () => {
    expect(chapters.map(({ to }) => to)).toEqual(seven)
    expect(footerLinks.filter(({ to }) => seven.includes(to))).toEqual([])
  })
})

test('the footer has the configured registration numbers, each linked to its register', async () => {
  const words = { title: '', slogan: '', address: '', postcode: '', independence: '', copyright: '' }
  const filings = { icp: '苏ICP备00000000号', police: '苏公网安备 32010600000000号' }
  const html = await renderWithRouter(<SiteFooter site={{ ...words, filings }} />)
  expect(html).toContain(`<a href="https://beian.miit.gov.cn/">${filings.icp}</a>`)
  expect(html).toContain(`webSearch?code=32010600000000">${filings.police}</a>`)
  expect(
    await renderWithRouter(<SiteFooter site={{ ...words, filings: { icp: null, police: null } }} />),
  ).not.toContain('beian')
})

describe('the frame from the cache', () => {
  const memory = new PartCache()
  const site = {
    ...{ title: '河海大学建校110周年', slogan: '薪火相传', address: '南京市', postcode: '210098' },
    ...{ independence: '独立制作', copyright: '© 2025', filings: { icp: null, police: null } },
  }
  const others = [null, ada, { username: 'bob', role: 'moderator' }, { username: 'eve', role: 'admin' }] as const
  const frame = (me: (typeof others)[number], postcode: string) => (
    <>
      {bar(me)}
      <SiteFooter site={{ ...site, postcode }} />
    </>
  )

  // Two rounds: the first one fills the cache.
  test.each([1, 2])('is that of its viewer, page, language and settings (round %i)', async () => {
    const pages = ['/', '/articles', '/articles/3?page=2', '/forum/board/1', '/nowhere'].flatMap(at =>
      (['zh', 'en'] as const).map(locale => ({ at, locale })),
    )
    const frames = others.flatMap(me => ['210098', '211100'].map(postcode => frame(me, postcode)))
    for (const element of frames)
      for (const page of pages)
        expect(await renderWithRouter(element, { ...page, memory })).toBe(await renderWithRouter(element, page))
  })
})
