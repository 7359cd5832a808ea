import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { homePage } from '#app/content/pages/home.ts'
import { timelinePage } from '#app/content/pages/timeline.ts'
import { browserFor, eventually, passFrame } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'

const site = await sharedSite()
const visit = await browserFor(site)

describe('the static parts', () => {
  const era = (page: Page) => page.locator('.era__details').nth(1)

  test('are there after a client navigation, and their links are followed without a new document', async () => {
    const page = await visit('/articles')
    await page.evaluate(() => Reflect.set(window, 'isSame', true))
    await page.locator('.bar .brand').click()
    await page.locator('#finale a[href="/poster"]').waitFor()
    await eventually(() => page.locator('.era__body').first().textContent()).toContain(homePage('zh').eras[0]?.detail)
    await page.locator('#finale a[href="/poster"]').click()
    await page.waitForURL('**/poster')
    expect(await page.evaluate<unknown>(() => Reflect.get(window, 'isSame'))).toBe(true)
  })

  test('change with the language, and open sections stay open', async () => {
    const page = await visit('/')
    await era(page).locator('.era__summary').click()
    await era(page).locator('.sources__summary').click()
    // The bar is hidden here, and appears with the focus.
    await page.locator('.bar__tools .language__toggle').press('Enter')
    await eventually(() => era(page).locator('.lede').innerText()).toBe(homePage('en').eras[1]?.description)
    expect(await era(page).locator('.sources').getAttribute('open')).not.toBeNull()
    expect(await era(page).getAttribute('open')).not.toBeNull()
    await eventually(() => page.locator('#finale blockquote').innerText()).toBe(homePage('en').finale.quote)
  })

  test('of the timeline have their styles after a client navigation, although the policy of the first document does not list these', async () => {
    const page = await visit('/about')
    await page.locator('.bar a[href="/timeline"]').first().click()
    const placed = page.locator('.landing').nth(1)
    await eventually(() => placed.evaluate(each => getComputedStyle(each).gridRowStart)).toBe('3')
    await eventually(() => placed.locator('.landing__jetty').evaluate(({ style }) => style.left)).toMatch(/%$/)
  })

  test('of the timeline change with the language: a folded year stays folded, the river stays drawn as far as it was read, and pictures open', async () => {
    const page = await visit('/timeline', { moving: true })
    const undrawn = (part: string) => page.locator(`${part} [data-run][style*="clip-path"]`).count()
    await page.locator('[id="1915"] .era__summary').click()
    // The river is drawn as far as the reader has been, also after a return to the top.
    await page.locator('[id="1985"]').scrollIntoViewIfNeeded()
    await eventually(() => undrawn('[id="1915"]')).toBe(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.evaluate(passFrame)
    expect(await undrawn('[id="1915"]')).toBe(0)
    await page.locator('.bar__tools .language__toggle').press('Enter')
    await eventually(() => page.locator('#timeline-title').innerText()).toBe(timelinePage('en').river.title)
    expect(await page.locator('[id="1915"] .era__closer').getAttribute('open')).toBeNull()
    expect(await page.locator('[id="1952"] .era__closer').getAttribute('open')).not.toBeNull()
    await eventually(() => undrawn('[id="2025"]')).toBeGreaterThan(1)
    expect(await undrawn('[id="1915"]')).toBe(0)
    await page.locator('[id="1915"] a[data-picture]').first().click()
    await page.getByRole('dialog').waitFor()
  })
})
