import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated, browserFor, eventually } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { endSessionOnServer } from '#test/journeys/end-session-on-server.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none', TEST_PAGES: 'on' })
const visit = await browserFor(site)

const sentence = '登录信息已过期，请重新登录'
const toasts = (page: Page) => page.locator('.toast--warning')
const stored = (page: Page, key: string) => page.evaluate(key => localStorage.getItem(key), key)
const path = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

/** Records each navigation to Login. */
async function arrivals(page: Page): Promise<string[]> {
  const seen: string[] = []
  page.on('framenavigated', () => {
    if (path(page).startsWith('/login')) seen.push(path(page))
  })
  return seen
}

describe('a session that ends', () => {
  test('during a navigation to a page of members opens Login after half a second, and that page after the login', async () => {
    const page = await visit('/people', { prepare: it => it.clock.install(), as: firstAdmin })
    await endSessionOnServer(page)
    const seen = await arrivals(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.locator('.account-menu summary').click()
    await page.getByRole('link', { name: words.zh.shell.account.profile }).click()
    await toasts(page).waitFor()
    await page.clock.runFor(450)
    expect(path(page)).toBe('/people')
    await page.clock.runFor(100)
    await page.waitForURL('**/login')
    expect(seen).toEqual(['/login'])
    await page.clock.resume()
    await logIn(page, 'zh')
    await page.waitForURL('**/profile')
  })

  test('during three concurrent calls shows one message and opens Login once', async () => {
    const page = await visit('/auth-test', { as: firstAdmin })
    const seen = await arrivals(page)
    await page.getByRole('button', { name: words.zh.pages.authTest.endThenCalls }).click()
    await toasts(page).waitFor()
    await page.waitForURL('**/login')
    await eventually(() => page.locator('.toast').count()).toBe(1)
    expect(seen).toEqual(['/login'])
  })

  test('in two tabs at the same time is handled by one; the other shows the message, stays, and shows the member again after the login', async () => {
    const first = await visit('/auth-test?tab=1', { as: firstAdmin })
    const second = await first.context().newPage()
    await second.goto('/auth-test?tab=2')
    await hydrated(second)
    await endSessionOnServer(first)
    const call = words.zh.pages.authTest.call
    const press = (page: Page) => page.getByRole('button', { name: call }).click()
    await Promise.all([press(first), press(second)])
    await Promise.all([toasts(first).waitFor(), toasts(second).waitFor()])
    await eventually(() => stored(first, 'redirectAfterLogin')).not.toBeNull()
    const place = await stored(first, 'redirectAfterLogin')
    await eventually(() => [path(first), path(second)].filter(it => it === '/login').length).toBe(1)
    const [left, stayed] = path(first) === '/login' ? [first, second] : [second, first]
    expect(place).toBe(left === first ? '/auth-test?tab=1' : '/auth-test?tab=2')
    await eventually(() => stayed.locator('.account-menu').count()).toBe(0)
    expect(path(stayed)).toMatch(/^\/auth-test/)

    await logIn(left, 'zh')
    await eventually(() => path(left)).toBe(place)
    await eventually(() => stayed.locator('.account-menu').count()).toBe(1)
  })

  test('whose access token alone has expired is renewed without a message', async () => {
    const page = await visit('/people', { as: firstAdmin })
    await page.context().clearCookies({ name: 'token' })
    await page.locator('.account-menu summary').click()
    await page.getByRole('link', { name: words.zh.shell.account.profile }).click()
    await page.waitForURL('**/profile')
    expect((await page.context().cookies()).some(({ name }) => name === 'token')).toBe(true)
    expect(await page.locator('.toast').count()).toBe(0)
  })

  test.each(bothLocales)('shows a message without scripts too (%s)', async locale => {
    const page = await visit('/login?redirect=/people', { scripts: false, locale })
    await logIn(page, locale)
    const keys = await page.context().cookies()
    await page.locator('.account-menu summary').click()
    await page.getByRole('button', { name: words[locale].shell.account.logOut }).first().click()
    await page.context().addCookies(keys)
    await page.goto('/people')
    await eventually(() => page.locator('.notice').innerText()).toContain(sentence)
    await page.context().addCookies(keys)
    await page.goto('/profile')
    expect(path(page)).toBe('/login?redirect=%2Fprofile')
    await eventually(() => page.locator('.notice').innerText()).toContain(sentence)
  })
})

test('an invalid copy of the member is deleted and written again', async () => {
  const page = await visit('/auth-test', { as: firstAdmin })
  await page.getByRole('button', { name: words.zh.pages.authTest.damage }).click()
  await eventually(async () => String(await stored(page, 'user'))).toContain('"username":"admin"')
})
