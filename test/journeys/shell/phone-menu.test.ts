import { describe, expect, test } from 'vitest'
import { browserFor, phone, eventually, hydrated } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { linkAddresses } from '#test/journeys/link-addresses.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { pageOverflow } from '#test/journeys/scrolling.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const seven = ['/', '/timeline', '/culture', '/people', '/blessings', '/articles', '/about']

test.each(ways)(
  'the menu of a phone has the seven links, the language, Login and Register; the page behind it does not scroll; its backdrop closes it ($locale, scripts: $scripts)',
  async ({ locale, scripts }) => {
    const { shell } = words[locale]
    const page = await visit('/', { locale, scripts, size: phone, moving: true })
    const sheet = page.locator('.menu__sheet')
    expect(await sheet.isVisible()).toBe(false)
    await page.locator('.menu__open').click()
    await sheet.waitFor()
    await eventually(() => pageOverflow(page)).toBe('hidden')
    expect(await linkAddresses(page, '.menu__sheet .contents')).toEqual(seven)
    await eventually(() => sheet.locator('.language__toggle').isVisible()).toBe(true)
    await eventually(() =>
      sheet.getByRole('link', { name: shell.account.logIn, exact: true }).getAttribute('href'),
    ).toBe('/login')
    await eventually(() =>
      sheet.getByRole('link', { name: shell.account.register, exact: true }).getAttribute('href'),
    ).toBe('/register')
    await page.mouse.click(12, 500)
    await sheet.waitFor({ state: 'hidden' })
    await eventually(() => pageOverflow(page)).toBe('visible')
    await page.locator('.menu__open').click()
    await sheet.getByRole('link', { name: shell.nav.timeline, exact: true }).click()
    await page.waitForURL('**/timeline')
    await sheet.waitFor({ state: 'hidden' })
  },
)

test('a menu that was opened before the scripts ran stays open, and then works as usual', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const page = await visit('/', {
    size: phone,
    beforeLoad: true,
    skipHydrationWait: true,
    prepare: page => page.route('**/assets/*.js', route => held.then(() => route.continue())),
  })
  const sheet = page.locator('.menu__sheet')
  await page.locator('.menu__open').click()
  await sheet.waitFor()
  release()
  await hydrated(page)
  expect(await sheet.isVisible()).toBe(true)
  expect(await pageOverflow(page)).toBe('hidden')
  await page.mouse.click(12, 500)
  await sheet.waitFor({ state: 'hidden' })
  await eventually(() => pageOverflow(page)).toBe('visible')
})

test('the menu of a phone shows a member their name, their profile, and the logout', async () => {
  const who = await aMember(site)
  const page = await visit('/login', { size: phone })
  await logIn(page, 'zh', who)
  const person = page.locator('.menu__person')
  await person.locator('.menu__name').waitFor({ state: 'attached' })
  await page.locator('.hero').waitFor()
  await page.locator('.menu__open').click()
  await person.waitFor()
  await eventually(() => person.locator('.menu__name').innerText()).toContain(who.username)
  expect(await person.getByRole('link', { name: words.zh.shell.account.panel }).count()).toBe(0)
  await eventually(() => person.getByRole('link', { name: words.zh.shell.account.profile }).getAttribute('href')).toBe(
    '/profile',
  )
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
