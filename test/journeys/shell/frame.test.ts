import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/send-pledge.ts'
import { withKeys } from '#test/journeys/keys.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { both, words } from '#test/journeys/words.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const seven = ['/', '/timeline', '/culture', '/people', '/blessings', '/articles', '/about']
const addresses = (page: Page, list: string) =>
  page.locator(`${list} a`).evaluateAll(links => links.map(link => link.getAttribute('href')))

describe.each(both)('the frame of every page (%s)', locale => {
  const { shell } = words[locale]
  const names = Object.values(shell.nav)

  test.each(['/', '/login', '/nowhere-at-all'])(
    '%s has the logo, the seven links, the ways in and the imprint',
    async path => {
      const page = await visit(path, { locale, scripts: false })
      expect(await page.locator('.bar .brand').first().getAttribute('href')).toBe('/')
      expect(await addresses(page, '.bar__chapters')).toEqual(seven)
      expect(await page.locator('.bar__chapters a').allInnerTexts()).toEqual(names)
      expect(await addresses(page, '.imprint__index')).toEqual(seven)
      expect(await addresses(page, '.bar__tools .account')).toEqual(['/login', '/register'])
      const imprint = await page.locator('.imprint').innerText()
      for (const text of [
        locale === 'zh' ? '河海大学' : 'Hohai University',
        locale === 'zh' ? '薪火相传' : 'Passing the torch',
        locale === 'zh' ? '南京市西康路1号' : 'No. 1 Xikang Road, Nanjing',
        '210098',
        '© 2025',
        locale === 'zh' ? '并非河海大学官方网站' : 'not the website of Hohai University',
      ])
        expect(imprint).toContain(text)
    },
  )

  test('the current one of the seven is marked', async () => {
    const page = await visit('/', { locale, scripts: false })
    expect(await page.locator('.bar__chapters [aria-current=page]').allInnerTexts()).toEqual([shell.nav.home])
  })
})

const community = ['/forum', '/poster', '/mosaic', '/search']

describe.each(ways)('the way to the community ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  const { forum, poster, mosaic, search } = words[locale].shell.community

  test('stands in a menu of the bar for guests', async () => {
    const page = await visit('/', { locale, scripts })
    await page.locator('.guest-menu summary').click()
    expect(await addresses(page, '.guest-menu')).toEqual(community)
    expect(await page.locator('.guest-menu a').allInnerTexts()).toEqual([forum, poster, mosaic, search])
    await page.locator('.guest-menu').getByRole('link', { name: forum, exact: true }).click()
    await page.waitForURL('**/forum')
    await page.locator('.guest-menu a').first().waitFor({ state: 'hidden' })
  })

  test('stands in the menu of their name for members', async () => {
    const page = await visit('/about', { locale, scripts, context: await withKeys(site, await aMember(site)) })
    await page.locator('.account-menu summary').click()
    expect(await addresses(page, '.account-menu')).toEqual(['/profile', '/profile/posts', ...community])
    await page.locator('.account-menu').getByRole('link', { name: search, exact: true }).click()
    await page.waitForURL('**/search')
  })

  test('stands under the seven links on a phone, in sight', async () => {
    const page = await visit('/about', { locale, scripts, size: { width: 360, height: 640 } })
    await page.locator('.menu__open').click()
    expect(await addresses(page, '.menu__community')).toEqual(community)
    for (const link of await page.locator('.menu__community a').all()) {
      const { y = 0, height = 0 } = (await link.boundingBox()) ?? {}
      expect(y + height).toBeLessThan(640)
    }
    await page.locator('.menu__community').getByRole('link', { name: mosaic, exact: true }).click()
    await page.waitForURL('**/mosaic')
  })
})

describe.each(both)('between a tablet and a desktop (%s)', locale => {
  test.each([1024, 1199, 1280])(
    'the bar is a bar at %i px, for guests and for members with long names',
    async width => {
      const name = `${locale}_${width}`.padEnd(20, 'w')
      for (const context of [{}, await withKeys(site, await aMember(site, name))]) {
        const page = await visit('/about', { locale, size: { width, height: 768 }, moving: true, context })
        expect(await page.locator('.menu__open').isVisible()).toBe(false)
        let end = 0
        for (const part of ['.brand', '.bar__chapters', '.bar__tools']) {
          const box = await page.locator(`.bar ${part}`).first().boundingBox()
          expect(box?.width).toBeGreaterThan(100)
          expect(box?.x).toBeGreaterThan(end)
          end = (box?.x ?? 0) + (box?.width ?? 0)
        }
        expect(end).toBeLessThanOrEqual(width - 20)
      }
    },
  )
})

describe('the account menu', () => {
  test('shows the initial and the name, opens, and closes on a click outside, on Escape, and on a change of page', async () => {
    const who = await aMember(site)
    const page = await visit('/login', { moving: true })
    await logIn(page, 'zh', who)
    const name = page.locator('.account-menu summary')
    await name.waitFor()
    expect(await name.innerText()).toBe(`${who.username.charAt(0).toUpperCase()}\n${who.username}`)
    const list = page.locator('.account-menu .bar-menu__list')
    const { profile, logOut, admin } = words.zh.shell.account
    expect(await page.locator('.bar__tools').getByRole('link', { name: admin, exact: true }).count()).toBe(0)

    await name.click()
    await list.waitFor()
    expect(await list.getByRole('link', { name: profile }).getAttribute('href')).toBe('/profile')
    expect(await list.getByRole('button', { name: logOut }).isVisible()).toBe(true)
    await page.mouse.click(300, 400)
    await list.waitFor({ state: 'hidden' })

    await name.press('Enter')
    await list.waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect(await name.evaluate(element => element === document.activeElement)).toBe(true)

    await name.click()
    await list.waitFor()
    await page.locator('.bar .brand').first().click()
    await list.waitFor({ state: 'hidden' })
  })

  test('an admin sees the badge, also in the menu of a phone', async () => {
    const page = await visit('/login')
    await logIn(page, 'zh')
    const badge = page.locator('.bar__tools').getByRole('link', { name: words.zh.shell.account.admin, exact: true })
    await badge.waitFor()
    expect(await badge.getAttribute('href')).toBe('/admin')
    await page.setViewportSize(phone)
    await page.locator('.menu__open').click()
    expect(
      await page
        .locator('.menu__person')
        .getByRole('link', { name: words.zh.shell.account.panel })
        .getAttribute('href'),
    ).toBe('/admin')
  })
})

test.each(ways)(
  'the menu of a phone holds the seven links, the language and the ways in; its backdrop closes it ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { shell } = words[locale]
    const page = await visit('/', { locale, scripts, size: phone, moving: true })
    const sheet = page.locator('.menu__sheet')
    expect(await sheet.isVisible()).toBe(false)
    await page.locator('.menu__open').click()
    await sheet.waitFor()
    expect(await addresses(page, '.menu__sheet .contents')).toEqual(seven)
    expect(await sheet.locator('.language__toggle').isVisible()).toBe(true)
    expect(await sheet.getByRole('link', { name: shell.account.logIn, exact: true }).getAttribute('href')).toBe(
      '/login',
    )
    expect(await sheet.getByRole('link', { name: shell.account.register, exact: true }).getAttribute('href')).toBe(
      '/register',
    )
    await page.mouse.click(12, 500)
    await sheet.waitFor({ state: 'hidden' })
    await page.locator('.menu__open').click()
    await sheet.getByRole('link', { name: shell.nav.timeline, exact: true }).click()
    await page.waitForURL('**/timeline')
    await sheet.waitFor({ state: 'hidden' })
  },
)

test('the menu of a phone shows a member their name, their profile, and the way out', async () => {
  const who = await aMember(site)
  const page = await visit('/login', { size: phone })
  await logIn(page, 'zh', who)
  const person = page.locator('.menu__person')
  await person.locator('.menu__name').waitFor({ state: 'attached' })
  await page.locator('.hero').waitFor()
  await page.locator('.menu__open').click()
  await person.waitFor()
  expect(await person.locator('.menu__name').innerText()).toContain(who.username)
  expect(await person.getByRole('link', { name: words.zh.shell.account.panel }).count()).toBe(0)
  expect(await person.getByRole('link', { name: words.zh.shell.account.profile }).getAttribute('href')).toBe('/profile')
  await person.getByRole('button', { name: words.zh.shell.account.logOut }).click()
  await person.locator('[href="/login"]').waitFor({ state: 'attached' })
})

describe('with the keyboard', () => {
  test.each([true, false])('the first stop skips to the text (scripts: %s)', async scripts => {
    const page = await visit('/login', { scripts })
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: words.zh.shell.skip })
    expect(await skip.evaluate(link => link === document.activeElement)).toBe(true)
    await eventually(async () => ((await skip.boundingBox())?.y ?? -1) >= 0).toBe(true)
    await page.keyboard.press('Enter')
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  // Where nothing moves its last control is not shown.
  test.each([true, false])('the open menu of a phone keeps the focus inside (moving: %s)', async moving => {
    const page = await visit('/login', { size: phone, moving })
    const isInside = () => page.evaluate(() => document.querySelector('.menu')?.contains(document.activeElement))
    await page.locator('.menu__open').press('Enter')
    await page.locator('.menu__sheet').waitFor()
    const stops = await page.locator('.menu').locator('summary, a[href], button').count()
    for (let stop = 0; stop <= stops; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await isInside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.locator('.menu__sheet').waitFor({ state: 'hidden' })
  })
})
