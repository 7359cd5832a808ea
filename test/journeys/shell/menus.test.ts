import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { withKeys } from '#test/journeys/keys.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/words.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const seven = ['/', '/timeline', '/culture', '/people', '/blessings', '/articles', '/about']
const addresses = (page: Page, list: string) =>
  page.locator(`${list} a`).evaluateAll(links => links.map(link => link.getAttribute('href')))

const community = ['/forum', '/poster', '/mosaic', '/search']

describe.each(ways)('the links to the community ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  const { forum, poster, mosaic, search } = words[locale].shell.community

  test('are in a menu of the bar for guests', async () => {
    const page = await visit('/', { locale, scripts })
    await page.locator('.guest-menu summary').click()
    expect(await addresses(page, '.guest-menu')).toEqual(community)
    expect(await page.locator('.guest-menu a').allInnerTexts()).toEqual([forum, poster, mosaic, search])
    await page.locator('.guest-menu').getByRole('link', { name: forum, exact: true }).click()
    await page.waitForURL('**/forum')
    await page.locator('.guest-menu a').first().waitFor({ state: 'hidden' })
  })

  test('are in the account menu for members', async () => {
    const page = await visit('/about', { locale, scripts, context: await withKeys(site, await aMember(site)) })
    await page.locator('.account-menu summary').click()
    expect(await addresses(page, '.account-menu')).toEqual(['/profile', '/profile/posts', ...community])
    await page.locator('.account-menu').getByRole('link', { name: search, exact: true }).click()
    await page.waitForURL('**/search')
  })

  test('are visible below the seven links on a phone', async () => {
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

test.each(ways)(
  'the menu of a phone has the seven links, the language, Login and Register; its backdrop closes it ($locale, scripts: $scripts)',
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

test('the menu of a phone shows a member their name, their profile, and the logout', async () => {
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

describe('keyboard navigation', () => {
  // With reduced motion the last control, the motion switch, is not shown.
  test.each([true, false])('stays inside the open menu of a phone (moving: %s)', async moving => {
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
