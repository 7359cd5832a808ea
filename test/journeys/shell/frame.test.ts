import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const seven = ['/', '/timeline', '/culture', '/people', '/blessings', '/articles', '/about']
const addresses = (page: Page, list: string) =>
  page.locator(`${list} a`).evaluateAll(links => links.map(link => link.getAttribute('href')))

describe.each(bothLocales)('the frame of every page (%s)', locale => {
  const { shell } = words[locale]
  const names = Object.values(shell.nav)

  test.each(['/', '/login', '/nowhere-at-all'])(
    '%s has the logo, the seven links, Login and Register, and the footer',
    async path => {
      const page = await visit(path, { locale, scripts: false })
      await eventually(() => page.locator('.bar .brand').first().getAttribute('href')).toBe('/')
      expect(await addresses(page, '.bar__chapters')).toEqual(seven)
      await eventually(() => page.locator('.bar__chapters a').allInnerTexts()).toEqual(names)
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

  test('the current one of the seven links is marked', async () => {
    const page = await visit('/', { locale, scripts: false })
    await eventually(() => page.locator('.bar__chapters [aria-current=page]').allInnerTexts()).toEqual([shell.nav.home])
  })
})

describe('the account menu', () => {
  test('shows the initial and the name, opens, and closes on a click outside, on Escape, and on a navigation', async () => {
    const who = await aMember(site)
    const page = await visit('/login', { moving: true })
    await logIn(page, 'zh', who)
    const name = page.locator('.account-menu summary')
    await name.waitFor()
    await eventually(() => name.innerText()).toBe(`${who.username.charAt(0).toUpperCase()}\n${who.username}`)
    const list = page.locator('.account-menu .bar-menu__list')
    const { profile, logOut, admin } = words.zh.shell.account
    expect(await page.locator('.bar__tools').getByRole('link', { name: admin, exact: true }).count()).toBe(0)

    await name.click()
    await list.waitFor()
    await eventually(() => list.getByRole('link', { name: profile }).getAttribute('href')).toBe('/profile')
    await eventually(() => list.getByRole('button', { name: logOut }).isVisible()).toBe(true)
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

  test('shows an admin the badge, also in the menu of a phone', async () => {
    const page = await visit('/login')
    await logIn(page, 'zh')
    const badge = page.locator('.bar__tools').getByRole('link', { name: words.zh.shell.account.admin, exact: true })
    await badge.waitFor()
    await eventually(() => badge.getAttribute('href')).toBe('/admin')
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

describe('keyboard navigation', () => {
  test.each([true, false])('starts with a link that skips to the content (scripts: %s)', async scripts => {
    const page = await visit('/login', { scripts })
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: words.zh.shell.skip })
    expect(await skip.evaluate(link => link === document.activeElement)).toBe(true)
    await eventually(async () => ((await skip.boundingBox())?.y ?? -1) >= 0).toBe(true)
    await page.keyboard.press('Enter')
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})
