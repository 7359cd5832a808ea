import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { aWish } from '#test/journeys/send-pledge.ts'
import { adminToken, approve } from '#test/journeys/moderate-through-rest.ts'
import { bothLocales, words } from '#test/journeys/words.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const river = (page: Page) => page.locator('.stream__river')
const hold = (page: Page) => page.locator('.stream__hold')
const isHeld = (page: Page) => river(page).evaluate(element => element.classList.contains('is-held'))
const playStates = (page: Page) =>
  river(page).evaluate(element => [
    ...new Set(element.getAnimations({ subtree: true }).map(({ playState }) => playState)),
  ])

const noted = z.array(z.object({ top: z.number(), takes: z.number(), ahead: z.number() }))

/** Records each lantern when it starts: its lane, its duration, and its start position. */
const notingLaunches = (page: Page) =>
  page.addInitScript(() => {
    const launches: object[] = []
    Reflect.set(window, 'launches', launches)
    new MutationObserver(changes => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (added instanceof HTMLElement && added.classList.contains('lantern'))
          launches.push({
            top: parseFloat(added.style.top),
            takes: parseFloat(added.style.animationDuration),
            ahead: -parseFloat(added.style.animationDelay),
          })
    }).observe(document, { childList: true, subtree: true })
  })

const launches = async (page: Page) => noted.parse(await page.evaluate((): unknown => Reflect.get(window, 'launches')))
const launched = async (page: Page) => (await launches(page)).length

/** Advances the clock in steps of 50 ms until another lantern starts. Returns the time that passed. */
async function untilNext(page: Page): Promise<number> {
  const before = await launched(page)
  let passed = 0
  while ((await launched(page)) === before && passed < 5000) {
    await page.clock.runFor(50)
    await rendered(page)
    passed += 50
  }
  return passed
}

// React renders the change of a timer in a MessageChannel message, which the frozen clock does not delay.
const rendered = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise(resolve => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
  })

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

describe('the stream of pledges pauses', () => {
  test('while the pointer is on it, and by its button', async () => {
    const page = await visit('/', { moving: true, prepare: notingLaunches })
    await river(page).scrollIntoViewIfNeeded()
    await page.locator('.lantern').first().waitFor({ state: 'attached' })
    await river(page).hover({ position: { x: 5, y: 5 } })
    await eventually(() => playStates(page)).toEqual(['paused'])
    await page.mouse.move(0, 0)
    await eventually(() => playStates(page)).toContain('running')
    await hold(page).click()
    await eventually(() => playStates(page)).toEqual(['paused'])
    expect(await hold(page).getAttribute('aria-pressed')).toBe('true')
    expect(await hold(page).innerText()).toContain(words.zh.pledge.stream.play)
    await hold(page).click()
    await eventually(() => playStates(page)).toContain('running')
  })

  test('while a lantern has the focus', async () => {
    const page = await visit('/', { moving: true })
    const lantern = page.locator('.lantern button').first()
    await lantern.waitFor({ state: 'attached' })
    await lantern.evaluate(button => button.focus({ preventScroll: true }))
    await eventually(() => isHeld(page)).toBe(true)
    await lantern.evaluate(button => button.blur())
    await eventually(() => isHeld(page)).toBe(false)
  })

  test('in a hidden tab, where no lantern starts', async () => {
    const page = await visit('/', { frozen: true, moving: true, prepare: notingLaunches })
    await page.clock.runFor(2000)
    const turn = (state: DocumentVisibilityState) =>
      page.evaluate(state => {
        Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true })
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await turn('hidden')
    await eventually(() => isHeld(page)).toBe(true)
    await rendered(page)
    const before = await launched(page)
    await page.clock.runFor(10_000)
    await rendered(page)
    expect(await launched(page)).toBe(before)
    await turn('visible')
    await eventually(() => isHeld(page)).toBe(false)
    await page.clock.runFor(3000)
    await eventually(() => launched(page)).toBeGreaterThan(before)
  })
})

describe('the motion switch', () => {
  const turn = (page: Page) =>
    page
      .locator('.motion-switch')
      .first()
      .evaluate((button: HTMLElement) => button.click())

  test('pauses the stream, where no lantern starts, and resumes it', async () => {
    const page = await visit('/', { frozen: true, moving: true, prepare: notingLaunches })
    await page.clock.runFor(4000)
    await rendered(page)
    const before = await launched(page)
    expect(before).toBeGreaterThanOrEqual(10)
    await turn(page)
    await rendered(page)
    await page.clock.runFor(45_000)
    await rendered(page)
    expect(await launched(page)).toBe(before)
    expect(await playStates(page)).toEqual(['paused'])
    await turn(page)
    await rendered(page)
    await page.clock.runFor(3500)
    await rendered(page)
    expect(await launched(page)).toBeGreaterThan(before)
    expect(await launched(page)).toBeLessThanOrEqual(before + 3)
    expect(await playStates(page)).toEqual(['running'])
  })

  test('that is off from the start shows the list; switched on, it starts the stream at once', async () => {
    const page = await visit('/', {
      moving: true,
      prepare: page =>
        page.addInitScript(() => localStorage.getItem('motion') ?? localStorage.setItem('motion', 'paused')),
    })
    expect(await page.locator('.sparks').isVisible()).toBe(true)
    expect([await river(page).isVisible(), await hold(page).isVisible()]).toEqual([false, false])
    expect(await page.locator('.lantern').count()).toBe(0)
    await turn(page)
    await page.locator('.lantern').first().waitFor({ state: 'attached' })
    expect([await river(page).isVisible(), await page.locator('.sparks').isVisible()]).toEqual([true, false])
  })

  test('keeps a stream paused that its own button has paused', async () => {
    const page = await visit('/', { moving: true })
    await page.locator('.lantern').first().waitFor({ state: 'attached' })
    await hold(page).evaluate((button: HTMLElement) => button.click())
    await eventually(() => playStates(page)).toEqual(['paused'])
    await turn(page)
    await turn(page)
    expect(await isHeld(page)).toBe(true)
    expect(await playStates(page)).toEqual(['paused'])
  })
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
  expect(await lantern.first().innerText()).toContain('…')
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
  expect(await page.locator('.sparks').isVisible()).toBe(true)
  expect(await page.locator('.sparks__item').count()).toBeGreaterThan(5)
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
