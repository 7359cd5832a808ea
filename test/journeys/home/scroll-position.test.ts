import { describe, expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { hasClass, scrolled, scrollTo } from '#test/journeys/scrolling.ts'

const site = await sharedSite()
const visit = await browserFor(site)

describe('elements that depend on the scroll position', () => {
  // [description, selector, class, a scroll position without the class, one with it]
  const heights = [
    ['the bar takes its scrolled look after 50 px', '.bar', 'is-scrolled', 50, 51],
    ['the hint to scroll hides after 100 px', '.hero__hint', 'is-hidden', 100, 101],
    ['the side navigation shows from 200 px', '.side', 'is-shown', 199, 200],
    ['the way back to the top shows from 500 px', '.to-top', 'is-shown', 499, 500],
  ] as const

  test.each([desktop, phone])('on a page $width wide', async size => {
    const page = await visit('/', { size })
    for (const [what, selector, state, before, from] of heights) {
      await scrollTo(page, from)
      await eventually(hasClass(page, selector, state)).toBe(true)
      await scrollTo(page, before)
      await eventually(hasClass(page, selector, state)).toBe(false)
      expect(await scrolled(page), what).toBe(before)
    }
  })
})

test('the bar hides when scrolling down past one screen, and returns when scrolling up', async () => {
  const page = await visit('/', { size: { width: 1280, height: 700 } })
  const hidden = hasClass(page, '.bar', 'is-hidden')
  await scrollTo(page, 701)
  await eventually(hidden).toBe(true)
  await scrollTo(page, 1500)
  expect(await hidden()).toBe(true)
  await scrollTo(page, 1490)
  await eventually(hidden).toBe(false)
  await scrollTo(page, 1600)
  await eventually(hidden).toBe(true)
  await scrollTo(page, 300)
  await eventually(hidden).toBe(false)
  await scrollTo(page, 700)
  await eventually(() => scrolled(page)).toBe(700)
  expect(await hidden()).toBe(false)
})
