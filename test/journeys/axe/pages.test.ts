import { describe, expect, test } from 'vitest'
import { browserFor, desktop, phone } from '#test/support/browser.ts'
import { journeySite } from '#test/support/journey-site.ts'
import { openAddresses } from '#test/journeys/addresses.ts'
import { violations } from '#test/journeys/axe.ts'
import { both } from '#test/journeys/words.ts'

const site = await journeySite()
const visit = await browserFor(site)

describe.each(both)('axe finds nothing wrong with (%s)', locale => {
  test.each([...openAddresses, '/nowhere-at-all', '/admin/nowhere'])('%s', async path => {
    const page = await visit(path, { locale, calm: true, size: phone })
    expect(await violations(page)).toEqual([])
    // The other language is the same page with longer words: what they do shows on a phone.
    if (locale === 'en') return
    await page.setViewportSize(desktop)
    expect(await violations(page)).toEqual([])
  })
})
