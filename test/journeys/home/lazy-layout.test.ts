import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, eventually, phone } from '#test/support/browser.ts'
import { withoutIdleDeadline } from '#test/journeys/without-idle-deadline.ts'
import { sharedSite } from '#test/support/journey-site.ts'

const site = await sharedSite()
const visit = await browserFor(site)

describe('the layout of the parts below the first screen', () => {
  const asleep = (page: Page) => page.evaluate(() => document.documentElement.dataset['asleep'])
  const alive = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual')
  const isLaidOut = (page: Page) =>
    page.locator('.timeline .eras').evaluate(one => one.checkVisibility({ contentVisibilityAuto: true }))
  const heights = (page: Page) =>
    page.locator('main section[id]').evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().height)))

  test('is skipped for the part that begins just below the first screen, until the page is hydrated and idle', async () => {
    const seen = 'seenStates'
    const page = await visit('/', {
      size: phone,
      skipHydrationWait: true,
      prepare: async page => {
        await withoutIdleDeadline(page)
        await page.addInitScript(name => {
          const states: (string | null)[] = []
          Reflect.set(window, name, states)
          new MutationObserver(() => states.push(document.documentElement.getAttribute('data-asleep'))).observe(
            document,
            { subtree: true, attributeFilter: ['data-asleep'] },
          )
        }, seen)
      },
    })
    const states = () => page.evaluate(name => JSON.stringify(Reflect.get(window, name)), seen)
    await eventually(states).toBe('["after-first-screen","second-screen","second-screen-list",""]')
    await eventually(() => isLaidOut(page)).toBe(true)
  })

  test.each(['/', '/blessings', '/timeline'])('moves nothing that the reader of %s sees', async path => {
    const total = 'shiftTotal'
    const page = await visit(path, {
      size: phone,
      skipHydrationWait: true,
      prepare: page =>
        page.addInitScript(name => {
          let sum = 0
          Reflect.set(window, name, sum)
          new PerformanceObserver(list => {
            for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
            Reflect.set(window, name, sum)
          }).observe({ type: 'layout-shift', buffered: true })
        }, total),
    })
    const shifts = () => page.evaluate(name => Number(Reflect.get(window, name)), total)
    await eventually(() => asleep(page)).toBe('')
    await page.mouse.move(20, 200)
    await eventually(() => asleep(page)).toBeUndefined()
    expect(await shifts()).toBeLessThan(0.02)
  })

  test('is skipped until the reader moves, and has the normal heights afterwards', async () => {
    const page = await visit('/', { size: phone, skipHydrationWait: true })
    await alive(page)
    await eventually(() => asleep(page)).toBe('')
    await page.mouse.move(20, 200)
    await eventually(() => asleep(page)).toBeUndefined()
    const awake = await heights(page)
    expect(await heights(await visit('/#finale', { size: phone }))).toEqual(awake)
  })

  test.each([
    ['/people', '/people#talents'],
    ['/about', '/about#team'],
    ['/culture', '/culture#impact'],
    ['/timeline', '/timeline#epilogue'],
  ])('is skipped in the same way on %s', async (path, place) => {
    const page = await visit(path, { size: phone, skipHydrationWait: true })
    await alive(page)
    await page.mouse.move(20, 200)
    await eventually(() => asleep(page)).toBeUndefined()
    const awake = await heights(page)
    expect(awake.length).toBeGreaterThan(1)
    expect(await heights(await visit(place, { size: phone }))).toEqual(awake)
  })

  test.each([
    ['/', 'after-first-screen'],
    ['/#1952', undefined],
  ])('%s: is done on scrolling when the scripts do not arrive', async (path, expected) => {
    const page = await visit(path, {
      skipHydrationWait: true,
      prepare: page => page.route('**/assets/*.js', route => route.abort()),
    })
    expect(await asleep(page)).toBe(expected)
    await page.mouse.wheel(0, 10)
    if (expected !== undefined) await eventually(() => asleep(page)).toBe('')
    await eventually(() => isLaidOut(page)).toBe(true)
    // Estimated heights are replaced by the real ones while scrolling down.
    const topOfTheLast = async () => {
      await page.keyboard.press('End')
      return page.locator('.finale__title').evaluate(one => one.getBoundingClientRect().top)
    }
    await eventually(topOfTheLast).toBeLessThan(800)
  })

  test('is done for all parts after a key press, also when the browser is never idle', async () => {
    const page = await visit('/', {
      skipHydrationWait: true,
      prepare: async page => {
        await withoutIdleDeadline(page)
        await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0))
      },
    })
    await alive(page)
    expect([await asleep(page), await isLaidOut(page)]).toEqual(['after-first-screen', false])
    await page.keyboard.press('Shift')
    expect(await asleep(page)).toBeUndefined()
  })

  test('requests no frames when it is done, also if the reader moved before the page was idle', async () => {
    const pageIsIdle = 'test-page-is-idle'
    const page = await visit('/about', {
      skipHydrationWait: true,
      prepare: page =>
        page.addInitScript(name => {
          const acts: (() => void)[] = []
          addEventListener(name, () => acts.forEach(act => act()))
          Reflect.set(window, 'requestIdleCallback', (act: () => void) => acts.push(act))
        }, pageIsIdle),
    })
    await alive(page)
    await page.keyboard.press('Shift')
    expect(await asleep(page)).toBeUndefined()
    const requested = await page.evaluate(async name => {
      const { requestAnimationFrame } = window
      const frames = async (left: number) => {
        for (; left > 0; left -= 1) await new Promise(done => requestAnimationFrame(done))
      }
      let count = 0
      window.requestAnimationFrame = act => {
        count += 1
        return requestAnimationFrame(act)
      }
      dispatchEvent(new Event(name))
      await frames(10)
      count = 0
      await frames(10)
      return count
    }, pageIsIdle)
    expect(requested).toBe(0)
  })
})
