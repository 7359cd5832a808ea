import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserFor, desktop, eventually, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { wideLetters } from '#test/journeys/large-letters.ts'
import { isBelowBar, scrolled, scrollTo, topOf } from '#test/journeys/scrolling.ts'
import { bothLocales, words } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

const has = (page: Page, selector: string, state: string) => () =>
  page.locator(selector).evaluate((element, state) => element.classList.contains(state), state)

describe('the side navigation', () => {
  const chapters = ['timeline', 'mission', 'alumni', 'future'] as const

  test.each(bothLocales)('names four chapters (%s)', async locale => {
    const page = await visit('/', { locale, scripts: false })
    const { side } = words[locale].home
    await eventually(() => page.locator('.side a').allTextContents()).toEqual([
      side.timeline,
      side.mission,
      side.alumni,
      side.future,
    ])
    if (locale === 'en')
      await eventually(() => page.locator('.side a').allTextContents()).toEqual([
        'Timeline',
        'Mission',
        'Alumni',
        'Future',
      ])
  })

  test('marks the last chapter whose top is at most 200 px below the top of the window', async () => {
    const page = await visit('/')
    const marked = () =>
      page.locator('.side [aria-current]').evaluateAll(links => links.map(link => link.getAttribute('href')))
    for (const [index, chapter] of chapters.entries()) {
      const from = Math.ceil((await topOf(page, `#${chapter}`)) - 200)
      await scrollTo(page, from)
      await eventually(marked).toEqual([`#${chapter}`])
      await scrollTo(page, from - 1)
      await eventually(marked).toEqual(
        chapters
          .slice(0, index)
          .slice(-1)
          .map(before => `#${before}`),
      )
    }
  })

  test.each([desktop, phone])('scrolls to its chapters below the bar, and back to the top ($width)', async size => {
    const page = await visit('/', { size })
    await scrollTo(page, 600)
    await eventually(has(page, '.side', 'is-shown')).toBe(true)
    for (const chapter of ['future', 'mission'] as const) {
      await page.locator(`.side [href="#${chapter}"]`).click()
      await eventually(() => isBelowBar(page, `#${chapter}`)).toBe(true)
      expect(page.url()).toMatch(new RegExp(`#${chapter}$`))
    }
    await page.getByRole('button', { name: words.zh.home.side.top }).click()
    await eventually(() => scrolled(page)).toBe(0)
  })

  test.each(bothLocales)('is a strip of names at the bottom of the window on a phone (%s)', async locale => {
    for (const size of [phone, { width: 360, height: 640 }, { width: 320, height: 640 }]) {
      const page = await visit('/', { locale, size, prepare: wideLetters })
      await scrollTo(page, await topOf(page, '#mission'))
      await eventually(has(page, '.side', 'is-shown')).toBe(true)
      expect(await page.locator('.side').boundingBox()).toMatchObject({ x: 0, width: size.width })
      const strip = await page.locator('.side').boundingBox()
      expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBe(size.height)
      expect(strip?.height).toBeLessThan(60)
      await eventually(() => page.locator('.side [aria-current]').innerText()).toBe(words[locale].home.side.mission)
      const end = (await page.locator('.to-top').boundingBox())?.x ?? 0
      const names = await page.locator('.side a span').evaluateAll(all =>
        all.map(one => {
          const { left, right, height } = one.getBoundingClientRect()
          return { left, right, isRead: height > 10 && getComputedStyle(one).opacity === '1' }
        }),
      )
      expect(names.map(({ isRead }) => isRead)).toEqual([true, true, true, true])
      expect(names[0]?.left).toBeGreaterThanOrEqual(0)
      expect(names[3]?.right, `${size.width} px wide`).toBeLessThanOrEqual(end)
    }
  })

  test('shows the name of the current chapter in the margin on a wide page', async () => {
    for (const width of [1366, 1280, 900]) {
      const page = await visit('/', { size: { width, height: 768 } })
      await scrollTo(page, await topOf(page, '#alumni'))
      const name = page.locator('.side [aria-current] span')
      await eventually(() => name.innerText()).toBe(words.zh.home.side.alumni)
      const head = await page.locator('#alumni .chapter__head').boundingBox()
      expect((await name.boundingBox())?.x, `${width} px wide`).toBeGreaterThanOrEqual(
        (head?.x ?? 0) + (head?.width ?? 0),
      )
    }
  })

  test('has its links on a phone without scripts too', async () => {
    const page = await visit('/', { scripts: false, size: phone })
    await page.locator('.side [href="#alumni"]').click()
    expect(page.url()).toMatch(/#alumni$/)
    await eventually(() => isBelowBar(page, '#alumni')).toBe(true)
  })

  test('on a phone covers nothing of the page’s end', async () => {
    const page = await visit('/', { size: { width: 320, height: 640 } })
    await page.locator('.imprint p').last().scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await eventually(has(page, '.side', 'is-shown')).toBe(true)
    const endOf = (what: string) =>
      page.locator(what).evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
    const [side, toTop] = [await page.locator('.side').boundingBox(), await page.locator('.to-top').boundingBox()]
    const ends = await endOf('.imprint p, .imprint a')
    expect(ends.length).toBeGreaterThan(5)
    expect(Math.max(...ends)).toBeLessThanOrEqual(Math.min(side?.y ?? 0, toTop?.y ?? 0))
  })
})
