import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { codeOfApp } from '#test/support/second-factor.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { otherWays } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' }, 'second factors')
const visit = await browserFor(site)

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })

test.each(otherWays)(
  'a member sets up an authenticator app, logs in with its code, and removes the app ($locale, scripts: $scripts)',
  async visitor => {
    const { secondFactor, refusal } = words[visitor.locale]
    const { who, page, lastMessage } = await openPageAsNewMember({ site, visit }, '/profile/security', visitor)
    await page.getByRole('link', { name: secondFactor.toPage }).click()
    await button(page, secondFactor.totp.begin).click()
    const secret = (await page.locator('.factor__secret').innerText()).replaceAll(/\s/g, '')
    const code = page.getByLabel(secondFactor.totp.code, { exact: true })
    await code.fill(codeOfApp(secret, new Date(), 9))
    await button(page, secondFactor.totp.enable).click()
    await eventually(() => page.locator('.form-summary').innerText()).toContain(refusal.factor.wrong)
    // The app has the secret already, so it must not change after a wrong code.
    expect((await page.locator('.factor__secret').innerText()).replaceAll(/\s/g, '')).toBe(secret)
    await code.fill(codeOfApp(secret, new Date()))
    await button(page, secondFactor.totp.enable).click()
    await eventually(() => page.locator('.factor__codes code').count()).toBe(10)

    const elsewhere = await visit('/login?redirect=%2Fpeople', visitor)
    await logIn(elsewhere, visitor.locale, who)
    await elsewhere.waitForURL('**/login/step**')
    await elsewhere.getByLabel(secondFactor.step.code, { exact: true }).fill('000000')
    await button(elsewhere, secondFactor.step.submit).click()
    await eventually(() => elsewhere.locator('.form-summary').innerText()).toContain(refusal.factor.wrong)
    await elsewhere.getByLabel(secondFactor.step.code, { exact: true }).fill(codeOfApp(secret, new Date(), 1))
    await button(elsewhere, secondFactor.step.submit).click()
    await elsewhere.waitForURL('**/people')

    await page.goto(`${site.url}/profile/second-factor`)
    await button(page, secondFactor.totp.remove).click()
    await eventually(lastMessage).toContain(secondFactor.totp.removed)
    const again = await visit('/login', visitor)
    await logIn(again, visitor.locale, who)
    await again.waitForURL(site.url + '/')
  },
)

test('a login that waited too long, or does not exist, starts again', async () => {
  const page = await visit('/login/step?redirect=%2Fpeople', { scripts: false })
  expect(page.url()).toContain('/login?redirect=%2Fpeople')
})
