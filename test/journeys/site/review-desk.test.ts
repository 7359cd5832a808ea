import { beforeEach, describe, expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { outside } from '#test/journeys/large-letters.ts'
import { untilMessage } from '#test/journeys/settings-page.ts'
import { emptyQueue, queueRows, sendWish } from '#test/journeys/review-queue.ts'
import { adminToken, waiting } from '#test/journeys/moderate-through-rest.ts'
import { ways } from '#test/journeys/languages-and-scripts.ts'
import { fillText, words } from '#test/journeys/interface-texts.ts'
import { press } from '#test/journeys/write-through-rest.ts'
import { slowRendering } from '#test/support/slow-rendering.ts'

const site = await sharedSite({ SEED: 'none' }, 'review')
const visit = await browserFor(site)
const token = await adminToken(site)

beforeEach(() => emptyQueue(site, token))

test('fifty texts are decided by keyboard alone, in fewer than sixty key presses', { timeout: 120_000 }, async () => {
  for (let number = 1; number <= 50; number += 1) await sendWish(site, `第 ${number} 句，写给未来。`)
  const page = await visit('/admin/review', { as: firstAdmin })
  let presses = 0
  const type = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
    presses += keys.length
  }
  await eventually(() => queueRows(page).count()).toBe(50)
  await type('j')
  for (let number = 1; number <= 47; number += 1) await type('a')
  // Three are rejected: the field for the reason opens, and Enter sends it.
  for (let number = 1; number <= 3; number += 1) await type('r', 'Enter')
  await page.getByText(words.zh.queue.none, { exact: true }).waitFor()
  expect(await waiting(site, token)).toEqual([])
  // One more key undoes the last decision.
  await type('u')
  await eventually(() => queueRows(page).count()).toBe(1)
  expect((await waiting(site, token)).map(({ message }) => message)).toEqual(['第 50 句，写给未来。'])
  expect(presses).toBeLessThan(60)
})

test('in a browser that renders slowly the focus passes a text that was sent, and a decision can be undone', async () => {
  for (const text of ['慢慢来。', '不着急。']) await sendWish(site, text)
  const page = await visit('/admin/review', { as: firstAdmin })
  await eventually(() => queueRows(page).count()).toBe(2)
  await slowRendering(page)
  const reread = page.waitForResponse(
    response => response.request().method() === 'GET' && response.url().includes('.data'),
  )
  for (const key of ['j', 'a', 'a']) await page.keyboard.press(key)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await reread
  await page.getByRole('button', { name: words.zh.queue.undo.do }).click()
  await eventually(async () => (await waiting(site, token)).length).toBe(1)
})

test('while a decision is on its way, the one before it is not offered to undo', async () => {
  for (const text of ['第一句话。', '第二句话。']) await sendWish(site, text)
  const page = await visit('/admin/review', { as: firstAdmin })
  const undo = page.getByRole('button', { name: words.zh.queue.undo.do })
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await undo.waitFor()
  let release = () => {}
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route('**/admin/review.data*', route => released.then(() => route.continue()))
  await page.keyboard.press('a')
  expect(await undo.count()).toBe(0)
  release()
  await undo.click()
  await eventually(async () => (await waiting(site, token)).map(({ message }) => message)).toEqual(['第二句话。'])
})

test('the key u undoes the decision that is still on its way, and no later one', async () => {
  for (const text of ['一。', '二。']) await sendWish(site, text)
  const page = await visit('/admin/review', { as: firstAdmin })
  const undo = page.getByRole('button', { name: words.zh.queue.undo.do })
  const decisions: (() => void)[] = []
  await page.route('**/admin/review.data*', async route => {
    if (route.request().method() === 'POST') await new Promise<void>(resolve => decisions.push(resolve))
    await route.continue()
  })
  await page.keyboard.press('j')
  for (const key of ['a', 'u']) await page.keyboard.press(key)
  await eventually(() => decisions.length).toBe(1)
  decisions[0]?.()
  await page.getByText(fillText(words.zh.queue.said.undone, { number: 1 })).waitFor()
  await eventually(async () => (await waiting(site, token)).length).toBe(2)
  await eventually(() => queueRows(page).count()).toBe(2)

  for (const key of ['j', 'a', 'u', 'a']) await page.keyboard.press(key)
  await eventually(() => decisions.length).toBe(3)
  for (const decide of decisions) decide()
  await undo.waitFor()
  await eventually(() => waiting(site, token)).toEqual([])
})

describe.each(ways)('an admin reviews ($locale, scripts: $scripts)', ({ locale, scripts }) => {
  const w = words[locale].queue
  const size = scripts ? desktop : phone

  test('filters the queue, decides on several texts with a reason, undoes it, and finds it in the history', async () => {
    const texts = ['第一句。', '第二句。', '第三句。'].map(text => `${text}${locale}`)
    for (const text of texts) await sendWish(site, text)
    const page = await visit('/admin/review', { as: firstAdmin, locale, scripts, size })
    await page.getByLabel(w.filter.type).selectOption('pledge')
    // The filtered list replaces the list of all texts, and boxes checked in the old one are forgotten.
    await page.locator('.reviews').evaluate(list => list.setAttribute('data-unfiltered', ''))
    await page.getByRole('button', { name: w.filter.find, exact: true }).click()
    await page.waitForURL('**/admin/review?*type=pledge*')
    await page.locator('[data-unfiltered]').waitFor({ state: 'detached' })
    for (const text of [texts[0], texts[2]])
      await queueRows(page)
        .filter({ hasText: text ?? '' })
        .getByRole('checkbox')
        .check()
    await page.locator('.review-batch').getByLabel(w.reason).fill('与校庆无关')
    await press(page, w.batch.reject)
    await eventually(() => queueRows(page).count()).toBe(1)
    await eventually(async () => (await waiting(site, token)).length).toBe(1)
    await page
      .locator('.undo-offer')
      .getByText(fillText(w.undo.offer, { number: 2 }))
      .waitFor()
    if (scripts) {
      const [offer, batch] = await Promise.all(
        ['.undo-offer', '.review-batch'].map(part => page.locator(part).boundingBox()),
      )
      expect((offer?.x ?? 0) + (offer?.width ?? 0), 'the offer covers no decision').toBeLessThan(batch?.x ?? 0)
    }
    await press(page, w.undo.do)
    await eventually(() => queueRows(page).count()).toBe(3)
    await eventually(async () => (await waiting(site, token)).length).toBe(3)
    await page.goto('/admin/review/record')
    const record = page.locator('.review').filter({ hasText: '与校庆无关' })
    await eventually(() => record.count()).toBeGreaterThanOrEqual(2)
    await record
      .first()
      .getByText(fillText(w.record.undone, { name: 'admin' }))
      .waitFor()
    expect(await outside(page)).toEqual([])
  })

  test('undoes a decision from the history later', async () => {
    await sendWish(site, `写错了的一句。${locale}`)
    const page = await visit('/admin/review', { as: firstAdmin, locale, scripts, size })
    await queueRows(page).locator('summary').click()
    await queueRows(page).getByLabel(w.reason).fill('误会')
    await press(page, w.rejectNow)
    await page.getByText(w.none, { exact: true }).waitFor()
    await page.goto('/admin/review/record')
    await page.locator('.review').filter({ hasText: '误会' }).getByRole('button', { name: w.record.undo }).click()
    await untilMessage(page, scripts ? fillText(w.said.undone, { number: 1 }) : w.flash.undone)
    await eventually(async () => (await waiting(site, token)).length).toBe(1)
  })
})
