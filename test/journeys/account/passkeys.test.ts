import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { openPageAsNewMember } from '#test/journeys/open-page-as-new-member.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' }, 'second factors')
const visit = await browserFor(site)

const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })

/** Adds a virtual authenticator to Chromium, whose user always confirms. */
async function withDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test.each(['zh', 'en'] as const)('a member adds a passkey and logs in with it alone (%s)', async locale => {
  const { secondFactor } = words[locale]
  const { who, page } = await openPageAsNewMember({ site, visit }, '/profile/second-factor', { locale })
  // A passkey belongs to a host name, not to an IP address.
  const named = site.url.replace('127.0.0.1', 'localhost')
  await page.goto(`${named}/login?lng=${locale}&redirect=%2Fprofile%2Fsecond-factor`)
  await withDevice(page)
  await logIn(page, locale, who)
  await page.waitForURL('**/profile/second-factor')
  await page.getByLabel(secondFactor.passkeys.label, { exact: true }).fill('笔记本')
  await button(page, secondFactor.passkeys.add).click()
  await eventually(() => page.locator('.factor__codes code').count()).toBe(10)
  await eventually(() => page.locator('.sessions__name').innerText()).toBe('笔记本')

  const logOut = async () => {
    await page.context().clearCookies()
    await page.goto(`${named}/login?lng=${locale}&redirect=%2Fpeople`)
  }
  await logOut()
  await button(page, secondFactor.passkeyLogin.use).click()
  await page.waitForURL('**/people')

  await logOut()
  await logIn(page, locale, who)
  await page.waitForURL('**/login/step**')
  await button(page, secondFactor.passkeyLogin.use).click()
  await page.waitForURL('**/people')

  await page.goto(`${named}/profile/second-factor`)
  await button(page, `${secondFactor.passkeys.remove} 笔记本`).click()
  await eventually(() => page.locator('.sessions__name').count()).toBe(0)
  await logOut()
  await button(page, secondFactor.passkeyLogin.use).click()
  await eventually(() => page.locator('main').innerText()).toMatch(
    new RegExp(`${secondFactor.passkeyLogin.failed}|${words[locale].refusal.factor.passkey_refused}`),
  )
})
