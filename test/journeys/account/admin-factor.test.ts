import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { firstAdmin, journeySite } from '#test/support/journey-site.ts'
import { codeOfApp } from '#test/support/second-factor.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { otherWays } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await journeySite({ SEED: 'none', REQUIRE_ADMIN_2FA: 'on' })
const visit = await browserFor(site)

test.each(otherWays)(
  'an admin must set up a second factor before the admin area opens, and can remove it again ($locale, scripts: $scripts)',
  async visitor => {
    const { secondFactor } = words[visitor.locale]
    const page = await visit('/login', visitor)
    const button = (name: string) => page.locator('main').getByRole('button', { name, exact: true })
    await logIn(page, visitor.locale, firstAdmin)
    await page.waitForURL('**/profile/second-factor')
    await eventually(() => page.locator('main').innerText()).toContain(secondFactor.required)
    await page.goto(`${site.url}/admin/members`)
    await page.waitForURL('**/profile/second-factor')
    await button(secondFactor.totp.begin).click()
    const secret = (await page.locator('.factor__secret').innerText()).replaceAll(/\s/g, '')
    await page.getByLabel(secondFactor.totp.code, { exact: true }).fill(codeOfApp(secret, new Date()))
    await button(secondFactor.totp.enable).click()
    await eventually(() => page.locator('.factor__codes code').count()).toBe(10)
    await page.goto(`${site.url}/admin`)
    expect(new URL(page.url()).pathname).toBe('/admin')
    await page.goto(`${site.url}/profile/second-factor`)
    await button(secondFactor.totp.remove).click()
    await eventually(() => page.locator('main').innerText()).toContain(secondFactor.required)
  },
)
