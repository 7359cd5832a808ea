import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import {
  hold,
  isHeld,
  launched,
  notingLaunches,
  playStates,
  rendered,
  river,
} from '#test/journeys/home/lantern-launches.ts'
import { words } from '#test/journeys/interface-texts.ts'

const visit = await browserFor(await sharedSite())

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
    await eventually(() => hold(page).getAttribute('aria-pressed')).toBe('true')
    await eventually(() => hold(page).innerText()).toContain(words.zh.pledge.stream.play)
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

  test('that is off from the start shows the list; switched on, it starts the stream immediately', async () => {
    const page = await visit('/', {
      moving: true,
      prepare: page =>
        page.addInitScript(() => localStorage.getItem('motion') ?? localStorage.setItem('motion', 'paused')),
    })
    await eventually(() => page.locator('.sparks').isVisible()).toBe(true)
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
