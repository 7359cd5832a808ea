import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toLogin = (page: Page) => page.locator('.bar__tools [href="/login"]')
const messages = (page: Page) => page.locator('.toast__message').allInnerTexts()

describe.each(bothLocales)('a page that cannot be shown (%s)', locale => {
  const { errors } = words[locale]

  test.each([locale === 'zh'])('has links to go on when the address is unknown (scripts: %s)', async scripts => {
    const page = await visit('/nowhere-at-all', { locale, scripts })
    await eventually(() => heading(page).innerText()).toBe(errors.missing.title)
    await eventually(() => page.locator('.failure__figure').innerText()).toBe('404')
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
      await eventually(() => page.locator('.failure__system span').allInnerTexts()).toEqual(said)
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
