import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserFor } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { testStates } from '#test/journeys/axe/test-states.ts'
import { aWish, sendPledge } from '#test/journeys/send-pledge.ts'

const site = await sharedSite()
const visit = await browserFor(site)
await site.call('POST', '/future-messages', { body: aWish('等着审核的一句。') })

const dialog = (page: Page) => page.getByRole('dialog').waitFor()
const summary = (page: Page) => page.locator('main .form-summary').first().waitFor()

testStates(visit, [
  {
    what: 'the pledge form with errors',
    at: '/',
    act: page =>
      page
        .locator('.pledge-form button[type=submit]')
        .click()
        .then(() => summary(page)),
  },
  {
    what: 'the thanks for a pledge',
    at: '/',
    act: (page, locale) => sendPledge(page, locale, aWish(`谢意 ${Math.random()}`)).then(() => dialog(page)),
  },
  {
    what: 'the receipt of a pledge, and the question before it is taken back',
    at: '/',
    async act(page, locale) {
      await sendPledge(page, locale, aWish(`收据 ${Math.random()}`))
      await page.getByRole('dialog').locator('a').click()
      await page.locator('.receipt').waitFor()
      expect(await violations(page)).toEqual([])
      await page.locator('.receipt .button--danger').click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
])
