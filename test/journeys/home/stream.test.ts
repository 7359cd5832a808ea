import { expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { hold, launched, launches, notingLaunches, river, untilNext } from '#test/journeys/home/lantern-launches.ts'
import { adminToken, approve } from '#test/journeys/moderate-through-rest.ts'
import { aWish } from '#test/journeys/send-pledge.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

test('ten lanterns start 100 ms apart, then one every 1.5 to 2.5 s, in four lanes, and cross in 12 to 15 s', async () => {
  const page = await visit('/', { frozen: true, moving: true, prepare: notingLaunches })
  let passed = 0
  while ((await launched(page)) < 10) passed += await untilNext(page)
  expect(passed).toBeGreaterThanOrEqual(850)
  expect(passed).toBeLessThanOrEqual(950)
  const first = await launches(page)
  for (const { ahead } of first) expect(ahead).toBeLessThanOrEqual(8000)
  expect(new Set(first.map(({ ahead }) => ahead)).size).toBe(10)

  passed += await untilNext(page)
  expect(Math.abs(passed - 1000)).toBeLessThanOrEqual(50)
  for (let spawned = 0; spawned < 6; spawned += 1) {
    const gap = await untilNext(page)
    expect(gap).toBeGreaterThanOrEqual(1450)
    expect(gap).toBeLessThanOrEqual(2550)
  }
  const all = await launches(page)
  for (const { top, takes } of all) {
    expect([20, 100, 180, 260]).toContain(top)
    expect(takes).toBeGreaterThanOrEqual(12_000)
    expect(takes).toBeLessThanOrEqual(15_000)
  }
  expect(new Set(all.map(({ top }) => top)).size).toBeGreaterThanOrEqual(3)
  expect(all.slice(10).map(({ ahead }) => Math.abs(ahead))).toEqual(all.slice(10).map(() => 0))
})

test.each(bothLocales)('a pressed lantern shows its author and the whole text (%s)', async locale => {
  const sentence = { zh: '愿每一条河都有人守，', en: 'May every river be kept, ' }[locale]
  const message = sentence.repeat(12).trim()
  await approve(site, await adminToken(site), aWish(message))
  const page = await visit('/', { locale, moving: true })
  await hold(page).scrollIntoViewIfNeeded()
  const lantern = page
    .locator('.lantern')
    .filter({ hasText: message.slice(0, 20) })
    .getByRole('button')
  await lantern.first().waitFor({ state: 'attached' })
  const isInSight = () =>
    lantern.first().evaluate(button => {
      const { left, right } = button.getBoundingClientRect()
      return left > 0 && right < innerWidth && right - left <= 421
    })
  await eventually(isInSight).toBe(true)
  await hold(page).click()
  await eventually(() => lantern.first().innerText()).toContain('…')
  // By keyboard, because another lantern may cover the paused one.
  await lantern.first().press('Enter')
  const told = await page.getByRole('dialog').innerText()
  expect(told).toContain(`${locale === 'zh' ? '林小河的寄语: ' : '林小河’s message: '}${message}`)
})

test.each([
  ['with reduced motion', { moving: false }],
  ['without scripts', { scripts: false }],
])('%s the pledges are a list', async (_, visitor) => {
  const page = await visit('/', visitor)
  await eventually(() => page.locator('.sparks').isVisible()).toBe(true)
  await eventually(() => page.locator('.sparks__item').count()).toBeGreaterThan(5)
  expect(await river(page).isVisible()).toBe(false)
})

test('a reader who prefers the list can open it', async () => {
  const page = await visit('/', { moving: true })
  const { asList, hideList } = words.zh.pledge.stream
  expect(await page.locator('.sparks').isVisible()).toBe(false)
  await page.getByRole('button', { name: asList }).click()
  await page.locator('.sparks').waitFor()
  await page.getByRole('button', { name: hideList }).click()
  await page.locator('.sparks').waitFor({ state: 'hidden' })
})
