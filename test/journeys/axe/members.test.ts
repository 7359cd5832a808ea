import { describe, expect, test } from 'vitest'
import { browserFor, desktop, phone } from '#test/support/browser.ts'
import { firstAdmin, journeySite } from '#test/support/journey-site.ts'
import { aWish } from '#test/journeys/acts.ts'
import { adminAddresses, ownAddresses } from '#test/journeys/addresses.ts'
import { violations } from '#test/journeys/axe.ts'
import { withKeys } from '#test/journeys/keys.ts'
import { adminToken } from '#test/journeys/outside.ts'
import { both } from '#test/journeys/words.ts'

const site = await journeySite()
const visit = await browserFor(site)
const token = await adminToken(site)
await site.call('POST', '/future-messages', { token, body: aWish('等着审核的一句。') })
await site.call('POST', '/blessings', { token, body: { content: '愿江河安澜。', isAnonymous: true } })
await site.call('POST', '/torch/add', { token, body: { wish: '江河安澜' } })
const context = await withKeys(site, firstAdmin)

describe.each(both)('axe finds nothing wrong with the pages of members (%s)', locale => {
  test.each([...ownAddresses, ...adminAddresses, '/admin/pledges?status=all'])('%s', async path => {
    const page = await visit(path, { locale, calm: true, size: phone, context })
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // The other language is the same page with longer words: what they do shows on a phone.
    if (locale === 'en') return
    await page.setViewportSize(desktop)
    await page.locator('.account-menu summary').click()
    expect(await violations(page)).toEqual([])
  })
})
