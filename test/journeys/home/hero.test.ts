import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { homePage } from '#app/content/pages/home.ts'
import { browserFor, eventually } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { wideLetters } from '#test/journeys/large-letters.ts'
import { isBelowBar } from '#test/journeys/scrolling.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

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
    test('has a typewriter that writes two letters every 60 ms, until the text is complete', async () => {
      const page = await visit('/', { locale, frozen: true, moving: true })
      const all = texts.join('').length
      await eventually(() => page.locator('.hero__typed p').allTextContents()).toEqual(texts)
      expect(await unwritten(page)).toBeGreaterThan(all - 5)
      await page.clock.runFor(3000)
      expect(await unwritten(page)).toBeLessThanOrEqual(all - 100)
      expect(await unwritten(page)).toBeGreaterThan(all - 110)
      const seen = new Set<number>()
      for (let elapsed = 0; elapsed < 120; elapsed += 10) {
        await page.clock.runFor(10)
        seen.add(await unwritten(page))
      }
      expect(seen.size).toBeLessThanOrEqual(3)
      expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThanOrEqual(2)
      // An odd last letter takes a whole interval.
      await page.clock.runFor(all * 30 + 30 - 3120)
      expect(await unwritten(page)).toBe(0)
    })

  if (locale === 'en')
    test.each([
      ['a key', (page: Page) => page.keyboard.press('Shift')],
      ['a press', (page: Page) => page.mouse.click(5, 400)],
    ])('completes the text immediately on %s', async (_, act) => {
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

  test('without scripts has the complete text immediately, and the torch is a link', async () => {
    const page = await visit('/', { locale, scripts: false })
    await eventually(() => page.locator('.hero__typed p').allTextContents()).toEqual(texts)
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
      await eventually(() => page.locator('.hero__card').allInnerTexts()).toEqual(
        cards.map(({ title, lead }) => `${title}\n${lead}`),
      )
      await eventually(() => page.locator('.hero__card').nth(1).innerText()).toContain('Share Your Maxims')
    })
})
