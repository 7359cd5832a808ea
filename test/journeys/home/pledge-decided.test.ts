import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { aWish, sendPledge } from '#test/journeys/send-pledge.ts'
import { adminToken, waiting } from '#test/journeys/moderate-through-rest.ts'
import { words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)
const token = await adminToken(site)

const dialog = (page: Page) => page.getByRole('dialog')
const lantern = (page: Page, text: string) => page.locator('.lantern').filter({ hasText: text })

test('the sender withdraws a pledge after a confirmation', async () => {
  const page = await visit('/')
  await sendPledge(page, 'zh', aWish('想收回的话。'))
  const { receipt, sentReceipt, withdrawn } = words.zh.pledge
  await dialog(page).getByRole('link', { name: sentReceipt }).click()
  await page.waitForURL('**/pledges/receipt/*')
  const question = page.getByRole('alertdialog')
  await page.getByRole('link', { name: receipt.withdraw }).click()
  await question.getByRole('button', { name: words.zh.ui.confirm.cancel }).click()
  await question.waitFor({ state: 'hidden' })
  expect((await waiting(site, token)).map(({ message }) => message)).toContain('想收回的话。')
  await page.getByRole('link', { name: receipt.withdraw }).click()
  await question.getByRole('button', { name: receipt.withdraw }).click()
  await page.waitForURL('**/#future')
  await page.locator('#future').getByText(withdrawn).waitFor()
  expect((await waiting(site, token)).map(({ message }) => message)).not.toContain('想收回的话。')
})

test('an admin approves a pledge with a key, and every open Home page shows it', async () => {
  await site.call('POST', '/future-messages', { body: aWish('按键通过。') })
  const [onlooker, moderator] = await Promise.all([
    visit('/', { moving: true }),
    visit('/admin/pledges', { as: firstAdmin }),
  ])
  const row = moderator.locator('.review').filter({ hasText: '按键通过。' })
  await row.waitFor()
  await row.focus()
  await moderator.keyboard.press('a')
  await eventually(() => row.isVisible()).toBe(false)
  await lantern(onlooker, '按键通过。').first().waitFor({ state: 'attached' })
})
