import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { comeUpTo, scrolled, scrollTo } from '#test/journeys/scrolling.ts'
import { both, words } from '#test/journeys/words.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toChapter = (page: Page, name: string) => page.locator('.bar__chapters').getByRole('link', { name, exact: true })
const toLogin = (page: Page) => page.locator('.bar__tools [href="/login"]')
const messages = (page: Page) => page.locator('.toast__message').allInnerTexts()

describe('a client navigation', () => {
  const { nav } = words.zh.shell

  test('starts the new page at its top and focuses its heading; Back restores the scroll position', async () => {
    const page = await visit('/', { moving: true })
    await comeUpTo(page, 1400)
    await toChapter(page, nav.timeline).click()
    await page.waitForURL('**/timeline')
    await eventually(() => scrolled(page)).toBe(0)
    await eventually(() => heading(page).evaluate(h1 => h1 === document.activeElement)).toBe(true)
    await scrollTo(page, 700)
    await eventually(() => scrolled(page)).toBe(700)
    await page.goBack()
    await eventually(() => scrolled(page)).toBe(1400)
    await page.goForward()
    await eventually(() => scrolled(page)).toBe(700)
  })

  test('scrolls smoothly to the top, and fades the new page in', async () => {
    const page = await visit('/', { moving: true, prepare: noting })
    await comeUpTo(page, 1400)
    await toChapter(page, nav.timeline).click()
    await eventually(() => scrolled(page)).toBe(0)
    expect((await noted(page)).scrolls).toContain('smooth')
    expect((await noted(page)).fades).toEqual([['content', 0, 1]])
  })

  test('neither scrolls smoothly nor fades with reduced motion', async () => {
    const page = await visit('/', { moving: false, prepare: noting })
    await comeUpTo(page, 1400)
    await toChapter(page, nav.timeline).click()
    await eventually(() => scrolled(page)).toBe(0)
    expect((await noted(page)).scrolls).not.toContain('smooth')
    expect((await noted(page)).fades).toEqual([])
  })
})

test('a link is followed without a new document, and opens a new tab with Control', async () => {
  const page = await visit('/about')
  const { nav } = words.zh.shell
  await page.evaluate(() => Reflect.set(window, 'isTheSameDocument', true))
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    toChapter(page, nav.people).click({ modifiers: ['Control'] }),
  ])
  await beside.waitForURL('**/people')
  expect(new URL(page.url()).pathname).toBe('/about')
  await toChapter(page, nav.people).click()
  await page.waitForURL('**/people')
  expect(await page.evaluate((): unknown => Reflect.get(window, 'isTheSameDocument'))).toBe(true)
})

const notes = z.object({ scrolls: z.array(z.string()), fades: z.array(z.unknown()) })
const noted = async (page: Page) => notes.parse(await page.evaluate((): unknown => Reflect.get(window, 'noted')))

/** Records scroll calls and animations. */
const noting = (page: Page) =>
  page.addInitScript(() => {
    const scrolls: string[] = []
    const fades: unknown[] = []
    Reflect.set(window, 'noted', { scrolls, fades })
    const { scrollTo } = window
    Reflect.set(window, 'scrollTo', (...to: unknown[]) => {
      scrolls.push(document.documentElement.style.scrollBehavior)
      Reflect.apply(scrollTo, window, to)
    })
    const { animate } = Element.prototype
    Reflect.set(Element.prototype, 'animate', function (this: Element, ...how: Parameters<typeof animate>) {
      const [frames] = how
      if (Array.isArray(frames)) fades.push([this.id, ...frames.map(({ opacity }) => opacity)])
      return animate.apply(this, how)
    })
  })

describe.each(both)('a page that cannot be shown (%s)', locale => {
  const { errors } = words[locale]

  test.each([locale === 'zh'])('has links to go on when the address is unknown (scripts: %s)', async scripts => {
    const page = await visit('/nowhere-at-all', { locale, scripts })
    expect(await heading(page).innerText()).toBe(errors.missing.title)
    expect(await page.locator('.failure__figure').innerText()).toBe('404')
    await page.locator('.failure').getByRole('link', { name: errors.home, exact: true }).click()
    await page.locator('.hero').waitFor()
  })

  if (locale === 'en')
    test('has a message without a network, and can be tried again', async () => {
      // Without an idle period the browser has not requested the routes behind the links.
      const busy = (page: Page) => page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0))
      const page = await visit('/', { locale, prepare: busy })
      await page.context().setOffline(true)
      await toLogin(page).click()
      await eventually(() => heading(page).innerText()).toBe(errors.network.title)
      const said = ['网络错误，请稍后重试', 'Network error, please try again later']
      expect(await page.locator('.failure__system span').allInnerTexts()).toEqual(said)
      await page.waitForTimeout(1_000)
      expect(await messages(page), 'what the page tells is told by no toast').toEqual([])
      expect(await page.locator('.brand__title').innerText()).not.toBe('')
      expect(await page.locator('.failure__water').count()).toBe(0)
      await page.context().setOffline(false)
      await page.getByRole('link', { name: errors.retry }).click()
      await eventually(() => heading(page).innerText()).toBe(words[locale].account.login.title)
    })

  test('dispatches page-load-error when its script fails to load, shows a message, and can be tried again', async () => {
    const page = await visit('/', { locale, complaints: /PageLoadFailure/ })
    await page.evaluate(() => addEventListener('page-load-error', () => Reflect.set(window, 'told', true)))
    await page.route('**/assets/login-*.js', route => route.abort())
    await toLogin(page).click()
    await eventually(() => heading(page).innerText()).toBe(errors.load.title)
    expect(await page.evaluate((): unknown => Reflect.get(window, 'told'))).toBe(true)
    expect(await messages(page)).toEqual(
      locale === 'zh' ? ['页面加载失败'] : ['页面加载失败', 'This page could not be loaded'],
    )
    await page.unroute('**/assets/login-*.js')
    await page.getByRole('link', { name: errors.retry }).click()
    await eventually(() => heading(page).innerText()).toBe(words[locale].account.login.title)
  })
})

test('after a new deployment the page is reloaded, once', async () => {
  const page = await visit('/')
  // The browser has the route of this link from the deployment before.
  const known = () => page.evaluate(() => JSON.stringify(Reflect.get(window, '__remixManifest')))
  await eventually(known).toContain('"path":"login"')
  let scripts = 0
  await page.route('**/assets/login-*.js', route => {
    scripts += 1
    return route.abort()
  })
  await page.route('**/__manifest*', route => route.fulfill({ status: 204 }))
  await toLogin(page).click()
  await page.waitForURL('**/login')
  await eventually(() => heading(page).innerText()).toBe(words.zh.account.login.title)
  expect(scripts).toBeGreaterThanOrEqual(2)
})
