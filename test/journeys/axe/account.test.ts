import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { codeOfApp } from '#test/support/second-factor.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { loadAxe, violations } from '#test/journeys/axe.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

async function expectAccessible(page: Page, what: string): Promise<void> {
  expect(await violations(page), what).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), what).toBe(true)
}

test.each(bothLocales)('axe finds nothing wrong with the pages of account security (%s)', async locale => {
  const { secondFactor } = words[locale]
  const size = locale === 'zh' ? desktop : phone
  const { who, page } = await openPageAsNewMember({ site, visit }, '/profile/second-factor', {
    locale,
    size,
    prepare: loadAxe,
  })
  const button = (name: string) => page.locator('main').getByRole('button', { name, exact: true })
  await expectAccessible(page, 'nothing set up')
  await button(secondFactor.totp.begin).click()
  const secret = (await page.locator('.factor__secret').innerText()).replaceAll(/\s/g, '')
  await expectAccessible(page, 'a key to scan')
  await page.getByLabel(secondFactor.totp.code, { exact: true }).fill(codeOfApp(secret, new Date(), 9))
  await button(secondFactor.totp.enable).click()
  await page.locator('.form-summary').waitFor()
  await expectAccessible(page, 'a wrong code')
  await page.getByLabel(secondFactor.totp.code, { exact: true }).fill(codeOfApp(secret, new Date()))
  await button(secondFactor.totp.enable).click()
  await eventually(() => page.locator('.factor__codes code').count()).toBe(10)
  await expectAccessible(page, 'recovery codes')
  for (const path of ['/profile/second-factor', '/profile/security']) {
    await page.goto(path)
    await expectAccessible(page, path)
  }
  const guest = await visit('/login', { locale, size, prepare: loadAxe })
  await logIn(guest, locale, who)
  await guest.waitForURL('**/login/step**')
  await expectAccessible(guest, '/login/step')
  for (const path of ['/former-address?token=x', '/reset-password?token=x']) {
    await guest.goto(path)
    await expectAccessible(guest, path)
  }
})
