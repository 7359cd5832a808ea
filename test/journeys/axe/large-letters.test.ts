import { expect, test } from 'vitest'
import { browserFor } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { doubleLetters, outside } from '#test/journeys/large-letters.ts'
import { bothLocales } from '#test/journeys/interface-texts.ts'

const site = await sharedSite()
const visit = await browserFor(site)

test.each(bothLocales)(
  'text of double size collapses the bar as on a narrow screen, and overflows no page (%s)',
  async locale => {
    const page = await visit('/', { locale })
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

test.each(bothLocales)('text of double size overflows no page on a small phone (%s)', async locale => {
  const page = await visit('/', { locale, size: { width: 360, height: 640 } })
  for (const path of [
    '/',
    '/poster',
    '/search?q=1915',
    '/login',
    '/register',
    '/forum',
    '/articles',
    '/blessings',
    '/former-address',
  ]) {
    await page.goto(path)
    await doubleLetters(page)
    expect.soft(await outside(page), path).toEqual([])
  }
})
