import type { Page } from 'playwright-core'

/** Scrolls the page without animation, and waits until all scroll handlers have run. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(async top => {
    const before = window.scrollY
    const scrolled = new Promise(resolve => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top, behavior: 'instant' })
    if (window.scrollY !== before) await scrolled
  }, top)

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Distance in px of an element from the top of the page. */
export const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate(element => element.getBoundingClientRect().top + window.scrollY)

/** True when an element starts right below the bar, which is 80 px high, less when scrolled; anchors have a margin. */
export const isBelowBar = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate(element => {
    const { top } = element.getBoundingClientRect()
    return top > 62 && top < 100
  })

/** Scrolls up to a position below the first screen, so that the bar is shown. */
export async function comeUpTo(page: Page, top: number): Promise<void> {
  await scrollTo(page, 0)
  await page.locator('.bar:not(.is-scrolled)').waitFor()
  await scrollTo(page, top + 200)
  await page.locator('.bar.is-hidden').waitFor({ state: 'attached' })
  await scrollTo(page, top)
  await page.locator('.bar:not(.is-hidden)').waitFor()
}

/** Returns a function that tells whether an element has a class. */
export const hasClass = (page: Page, selector: string, name: string) => () =>
  page.locator(selector).evaluate((element, name) => element.classList.contains(name), name)

/** Returns `hidden` while the page does not scroll, such as behind a dialog. */
export const pageOverflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
