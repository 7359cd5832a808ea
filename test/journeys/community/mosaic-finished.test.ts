import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { logIn } from '#test/journeys/log-in.ts'
import { violations } from '#test/journeys/axe.ts'
import { aMember } from '#test/journeys/moderate-through-rest.ts'
import { swapsAnswered, solve, tile } from '#test/journeys/mosaic-board.ts'
import { fillText, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite({ SEED: 'none' })
const visit = await browserFor(site)

const completed = async (page: Page) => {
  await page.goto('/profile/activities')
  return page.locator('.contributions').innerText()
}

test('a guest is informed that finished puzzles count for members, and theirs is counted after the login', async () => {
  const { mosaic } = words.zh
  const who = await aMember(site)
  const page = await visit('/mosaic/torch/3')
  const untilKept = swapsAnswered(page, 1)
  const swaps = await solve(page)
  await eventually(() => page.locator('.whole').innerText()).toContain(fillText(mosaic.finished.text, { swaps }))
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('whole-title')
  expect(await violations(page)).toEqual([])
  await untilKept()
  await page.locator('.whole').getByRole('link', { name: mosaic.finished.login }).click()
  await page.waitForURL('**/login**')
  await logIn(page, 'zh', who)
  await page.waitForURL('**/mosaic/torch/3')
  await page.getByRole('button', { name: mosaic.finished.count }).click()
  await eventually(() => page.locator('.whole').innerText()).toContain(mosaic.finished.counted)
  expect(await completed(page)).toMatch(/完成拼图\s*1|1\s*完成拼图/)
})

test('the same board works as a form, and a member’s finished puzzle is counted once', async () => {
  const { mosaic } = words.en
  const page = await visit('/mosaic/torch/3', {
    locale: 'en',
    scripts: false,
    as: await aMember(site),
  })
  await tile(page, 4).click()
  await eventually(() => tile(page, 4).getAttribute('aria-pressed')).toBe('true')
  await tile(page, 4).click()
  await eventually(() => tile(page, 4).getAttribute('aria-pressed')).toBe('false')
  const swaps = await solve(page)
  await eventually(() => page.locator('.whole').innerText()).toContain(fillText(mosaic.finished.text, { swaps }))
  await eventually(() => page.locator('.whole').innerText()).toContain(mosaic.finished.counted)
  expect(await completed(page)).toMatch(/Mosaic Completed\s*1|1\s*Mosaic Completed/)
})
