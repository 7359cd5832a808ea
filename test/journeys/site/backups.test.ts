import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, desktop, phone, eventually } from '#test/support/browser.ts'
import { firstAdmin, journeySite } from '#test/support/journey-site.ts'
import { violations } from '#test/journeys/axe.ts'
import { outside } from '#test/journeys/large-letters.ts'
import { untilMessage } from '#test/journeys/settings-page.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { words } from '#test/journeys/interface-texts.ts'
import { press } from '#test/journeys/write-through-rest.ts'

const site = await journeySite({ SEED: 'none' })
const visit = await browserFor(site)

const rows = (page: Page) => page.locator('.backups__one')

test.each(ways)(
  'an admin makes a backup, downloads it, schedules daily ones and deletes it ($locale, scripts: $scripts)',
  { timeout: 120_000 },
  async ({ locale, scripts }) => {
    const { backup } = words[locale]
    const page = await visit('/admin/backups', { locale, scripts, size: scripts ? desktop : phone, as: firstAdmin })
    await page.getByText(backup.list.none).waitFor()
    await press(page, backup.make.submit)
    await untilMessage(page, backup.make.begun)
    // With scripts the page refreshes itself. A backup is restored before it counts as good, which takes a busy machine long.
    const state = async () => {
      if (!scripts) await page.reload()
      return rows(page).innerText()
    }
    await expect.poll(state, { timeout: 60_000, interval: 500 }).toContain(backup.state.good)
    expect(await outside(page)).toEqual([])
    if (scripts) expect(await violations(page)).toEqual([])

    const file = await rows(page).getByRole('link').getAttribute('href')
    const taken = await page.request.get(new URL(file ?? '', page.url()).href)
    expect(taken.status()).toBe(200)
    expect((await taken.body()).length).toBeGreaterThan(100_000)

    await page.getByLabel(backup.plan.time, { exact: true }).fill('04:15')
    await page.getByLabel(backup.plan.kept, { exact: true }).fill('0')
    await press(page, backup.plan.save)
    await page.locator('.form-summary, [aria-invalid=true]').first().waitFor()
    await page.getByLabel(backup.plan.kept, { exact: true }).fill('3')
    await press(page, backup.plan.save)
    await untilMessage(page, backup.plan.saved)
    await page.reload()
    await eventually(() => page.getByLabel(backup.plan.kept, { exact: true }).inputValue()).toBe('3')

    await rows(page).getByText(backup.list.remove, { exact: true }).click()
    await press(page, backup.list.removeSubmit)
    await untilMessage(page, backup.list.removed)
    await page.getByText(backup.list.none).waitFor()
    expect((await page.request.get(new URL(file ?? '', page.url()).href)).status()).toBe(404)
  },
)

test('a member can neither list nor download backups', async () => {
  const page = await visit('/admin/backups', { as: await aMember(site) })
  expect(new URL(page.url()).pathname).toBe('/')
  const response = await page.request.get(new URL('/admin/backups/1/file', page.url()).href, { maxRedirects: 0 })
  expect(response.status()).not.toBe(200)
})
