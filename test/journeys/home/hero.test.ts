import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { homePage } from '#app/content/for-home.ts'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { wideLetters } from '#test/journeys/large-letters.ts'
import { isBelowBar, scrolled, scrollTo } from '#test/journeys/scrolling.ts'
import { bothLocales } from '#test/journeys/words.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const has = (page: Page, selector: string, state: string) => () =>
  page.locator(selector).evaluate((element, state) => element.classList.contains(state), state)

/** The number of letters that the typewriter has not reached; these are painted faintly. */
const unwritten = (page: Page) =>
  page.evaluate(() => {
    const rest = [...(CSS.highlights.get('unwritten') ?? [])]
    return rest.filter(range => range instanceof Range).join('').length
  })

describe.each(bothLocales)('the hero section (%s)', locale => {
  const { quote, history, modern, prompt, cards } = homePage(locale).hero
  const texts = [quote, history.text, history.detail, modern.text, modern.detail]

  if (locale === 'zh')
    test('has a typewriter that writes a letter every 30 ms, until the text is complete', async () => {
      const page = await visit('/', { locale, frozen: true, moving: true })
      const all = texts.join('').length
      expect(await page.locator('.hero__typed p').allTextContents()).toEqual(texts)
      expect(await unwritten(page)).toBeGreaterThan(all - 5)
      await page.clock.runFor(3000)
      expect(await unwritten(page)).toBeLessThanOrEqual(all - 100)
      expect(await unwritten(page)).toBeGreaterThan(all - 110)
      await page.clock.runFor(all * 30 - 3000)
      expect(await unwritten(page)).toBe(0)
    })

  if (locale === 'en')
    test.each([
      ['a key', (page: Page) => page.keyboard.press('Shift')],
      ['a press', (page: Page) => page.mouse.click(5, 400)],
    ])('completes the text at once on %s', async (_, act) => {
      const page = await visit('/', { locale, frozen: true, moving: true })
      await page.clock.runFor(300)
      expect(await unwritten(page)).toBeGreaterThan(100)
      await act(page)
      expect(await unwritten(page)).toBe(0)
    })

  test.each([
    { width: 1366, height: 768 },
    { width: 1280, height: 800 },
  ])('fits date, invitation and both links into a first screen of $width × $height', async size => {
    const page = await visit('/', { locale, size, prepare: wideLetters })
    if (locale === 'zh')
      expect(
        await page
          .locator('.hero__text')
          .first()
          .evaluate(text => text.clientHeight),
      ).toBeGreaterThan(50)
    const ends = await page
      .locator('.hero__title, .hero__ignite, .hero__date time, .hero__date span, .hero__card')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
    expect(ends).toHaveLength(6)
    expect(Math.max(...ends)).toBeLessThanOrEqual(size.height)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('without scripts has the complete text at once, and the torch is a link', async () => {
    const page = await visit('/', { locale, scripts: false })
    expect(await page.locator('.hero__typed p').allTextContents()).toEqual(texts)
    const hero = await page.locator('.hero').innerText()
    expect(hero).toContain(prompt)
    expect(hero).toContain('2025.10.27')
    expect(hero).toContain(locale === 'zh' ? '触摸这团百年火焰' : 'Touch this centennial flame')
    await page.getByRole('button', { name: locale === 'zh' ? '点燃火炬' : 'Ignite the Torch' }).click()
    await eventually(() => page.url()).toMatch(/#timeline$/)
    await eventually(() => isBelowBar(page, '#timeline')).toBe(true)
  })

  if (locale === 'en')
    test('has two cards that link to the relay and to the stories', async () => {
      const page = await visit('/', { locale, scripts: false })
      const links = await page.locator('.hero__card').all()
      expect(await Promise.all(links.map(link => link.getAttribute('href')))).toEqual(['/blessings', '/articles'])
      expect(await page.locator('.hero__card').allInnerTexts()).toEqual(
        cards.map(({ title, lead }) => `${title}\n${lead}`),
      )
      expect(await page.locator('.hero__card').nth(1).innerText()).toContain('Share Your Maxims')
    })
})

test('igniting the torch fades the text, dispatches an event, and scrolls to the timeline; the text is back at the top', async () => {
  const page = await visit('/', { moving: true })
  await page.evaluate(() => {
    addEventListener('hero-fire-ignited', () => (document.documentElement.dataset['told'] = 'yes'))
  })
  const opacity = () => page.locator('.hero__content').evaluate(content => getComputedStyle(content).opacity)
  await page.getByRole('button', { name: '点燃火炬' }).click()
  expect(await page.locator('html').getAttribute('data-told')).toBe('yes')
  await eventually(opacity).toBe('0')
  await eventually(() => isBelowBar(page, '#timeline')).toBe(true)
  await scrollTo(page, 50)
  await eventually(() => scrolled(page)).toBe(50)
  expect(await has(page, '.hero', 'is-ignited')()).toBe(true)
  await scrollTo(page, 49)
  await eventually(has(page, '.hero', 'is-ignited')).toBe(false)
  await eventually(opacity).toBe('1')
})

test('the text is shown again when the scrolling stops before it has left the top', async () => {
  const page = await visit('/', { moving: true })
  const hasFaded = await page.locator('.hero__ignite').evaluate(async (button: HTMLElement) => {
    button.click()
    window.scrollTo({ top: 10, behavior: 'instant' })
    await new Promise(resolve => setTimeout(resolve))
    return document.querySelector('.hero.is-ignited') !== null
  })
  expect(hasFaded).toBe(true)
  await eventually(has(page, '.hero', 'is-ignited')).toBe(false)
  expect(await scrolled(page)).toBe(10)
  await eventually(() => page.locator('.hero__content').evaluate(one => getComputedStyle(one).opacity)).toBe('1')
})

test('faded elements take neither the focus nor a click', async () => {
  const page = await visit('/')
  await page.locator('.hero__ignite').press('Enter')
  await eventually(() => isBelowBar(page, '#timeline')).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('timeline')
  await scrollTo(page, 60)
  for (const faded of ['.hero__ignite', '.hero__card']) {
    const one = page.locator(faded).first()
    const isTaken = await one.evaluate((element: HTMLElement) => {
      element.focus({ preventScroll: true })
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return document.activeElement === element || element.contains(hit)
    })
    expect(isTaken, faded).toBe(false)
  }
})

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
      await eventually(has(page, selector, state)).toBe(true)
      await scrollTo(page, before)
      await eventually(has(page, selector, state)).toBe(false)
      expect(await scrolled(page), what).toBe(before)
    }
  })
})

test('the bar hides when scrolling down past one screen, and returns when scrolling up', async () => {
  const page = await visit('/', { size: { width: 1280, height: 700 } })
  const hidden = has(page, '.bar', 'is-hidden')
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
