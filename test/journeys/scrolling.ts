import type { Page } from 'playwright-core'

/** Scrolls the page at once, and waits until everything that follows scrolling has run. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(async top => {
    const before = window.scrollY
    const scrolled = new Promise(resolve => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top, behavior: 'instant' })
    if (window.scrollY !== before) await scrolled
  }, top)

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** How far below the top of the page something begins. */
export const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate(element => element.getBoundingClientRect().top + window.scrollY)

/** True where something begins right below the bar: it is 80 px high, a little less once it is scrolled, and anchors keep some air. */
export const isBelowBar = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate(element => {
    const { top } = element.getBoundingClientRect()
    return top > 62 && top < 100
  })

/** Comes to a height below the first screen from further down, so that the bar is there. */
export async function comeUpTo(page: Page, top: number): Promise<void> {
  await scrollTo(page, 0)
  await page.locator('.bar:not(.is-scrolled)').waitFor()
  await scrollTo(page, top + 200)
  await page.locator('.bar.is-hidden').waitFor({ state: 'attached' })
  await scrollTo(page, top)
  await page.locator('.bar:not(.is-hidden)').waitFor()
}
