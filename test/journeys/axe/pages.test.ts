import { expect, test } from 'vitest'
import { browserFor, desktop, phone } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/journey-site.ts'
import { openAddresses } from '#test/journeys/addresses.ts'
import { violations } from '#test/journeys/axe.ts'
import { outside } from '#test/journeys/large-letters.ts'
import { both } from '#test/journeys/words.ts'

const site = await sharedSite()
const visit = await browserFor(site)

// One reader opens them all: a new window for each would take longer than looking.
test.each(both)(
  'axe finds nothing wrong with the pages that anyone may open (%s)',
  { timeout: 180_000 },
  async locale => {
    const page = await visit('/', { locale, size: phone })
    for (const path of [...openAddresses, '/nowhere-at-all', '/admin/nowhere']) {
      // Wide in one language, and narrow in the one with longer words.
      await page.setViewportSize(locale === 'zh' ? desktop : phone)
      await page.goto(path)
      expect.soft(await violations(page), path).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await outside(page), path).toEqual([])
    }
  },
)
