import { describe, expect, test } from 'vitest'
import { browserFor, desktop, phone } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { openAddresses } from '#test/journeys/addresses.ts'
import { violations } from '#test/journeys/axe.ts'
import { doubleLetters, outside } from '#test/journeys/fitting.ts'
import { both } from '#test/journeys/words.ts'

const site = await journeySite()
const visit = await browserFor(site)

describe.each(both)('axe finds nothing wrong with (%s)', locale => {
  test.each([...openAddresses, '/nowhere-at-all', '/admin/nowhere'])('%s', async path => {
    const page = await visit(path, { locale, calm: true, size: phone })
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await outside(page)).toEqual([])
    // The other language is the same page with longer words: what they do shows on a phone.
    if (locale === 'en') return
    await page.setViewportSize(desktop)
    expect(await violations(page)).toEqual([])
  })
})

test.each(both)(
  'letters twice as large fold the bar as a narrow screen does, and run out of no page (%s)',
  async locale => {
    const page = await visit('/', { locale, calm: true })
    const [wide, folded] = [page.locator('.bar__chapters'), page.locator('.bar .menu__open')]
    expect([await wide.isVisible(), await folded.isVisible()]).toEqual([true, false])
    for (const path of ['/', '/timeline', '/culture', '/people', '/about', '/privacy']) {
      await page.goto(path)
      await doubleLetters(page)
      expect(await outside(page), path).toEqual([])
      expect([await wide.isVisible(), await folded.isVisible()]).toEqual([false, true])
    }
    await folded.click()
    await page.locator('.menu__sheet').waitFor()
    expect(await page.locator('.menu__sheet').boundingBox()).toMatchObject({ y: 0, height: 800 })
  },
)
