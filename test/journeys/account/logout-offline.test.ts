import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn, openAs } from '#test/journeys/log-in.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const who = await aMember(site)
const memberAt = openAs(visit, who)

async function logOut(page: Page): Promise<void> {
  const menu = page.locator('.account-menu')
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: words.zh.shell.account.logOut }).click()
}

const toLogin = '.bar__tools [href="/login"]'
const keys = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter(name => /token|loggedOut/i.test(name))

test('a logout that cannot reach the server takes effect in the browser, and on the server at the next request', async () => {
  const page = await memberAt('/people')
  const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token')
  await page.route('**/logout', route => route.abort())
  await logOut(page)
  await page.locator('.toast').filter({ hasText: words.zh.shell.account.leftUntold }).waitFor()
  await page.locator(toLogin).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  // The navigation to Home was that next request.
  await eventually(() => keys(page)).toEqual([])
  await page.reload()
  await eventually(() => page.locator(toLogin).count()).toBe(1)
  await expect(site.call('GET', '/auth/me', { token: token?.value ?? '' })).rejects.toThrow('401')
})

test('a logout without a network shows a guest, in other tabs too, and after a reload with the network', async () => {
  const page = await memberAt('/people', { complaints: /NetworkFailure|Failed to fetch/ })
  const other = await page.context().newPage()
  await other.goto('/about')
  await hydrated(other)
  await page.context().setOffline(true)
  await logOut(page)
  await page.locator(toLogin).waitFor()
  await other.locator(toLogin).waitFor()
  expect(await keys(page)).toContain('loggedOut')
  await page.context().setOffline(false)
  await other.reload()
  await eventually(() => other.locator(toLogin).count()).toBe(1)
  expect(await keys(other)).toEqual([])
  expect(await other.locator('.toast').count()).toBe(0)
  await other.locator(toLogin).click()
  await other.waitForURL('**/login')
  await logIn(other, 'zh', who)
  await other.locator('.account-menu').waitFor()
  expect((await keys(other)).sort()).toEqual(['refreshToken', 'token'])
  await eventually(() => page.locator('.account-menu').count()).toBe(1)
})
