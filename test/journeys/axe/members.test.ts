import { expect, test } from 'vitest'
import { browserFor, desktop, phone } from '#test/support/browser.ts'
import { firstAdmin, sharedSite } from '#test/support/journey-site.ts'
import { aWish } from '#test/journeys/send-pledge.ts'
import { adminAddresses, ownAddresses } from '#test/journeys/addresses.ts'
import { violations } from '#test/journeys/axe.ts'
import { withKeys } from '#test/journeys/keys.ts'
import { adminToken, aMember } from '#test/journeys/moderate-through-rest.ts'
import { both } from '#test/journeys/words.ts'

const site = await sharedSite()
const visit = await browserFor(site)
const token = await adminToken(site)
await site.call('POST', '/future-messages', { token, body: aWish('等着审核的一句。') })
await site.call('POST', '/blessings', { token, body: { content: '愿江河安澜。', isAnonymous: true } })
await site.call('POST', '/torch/add', { token, body: { wish: '江河安澜' } })
await site.call('PUT', '/admin/configs/review', { token, body: { blessings: true } })
await site.call('POST', '/blessings', { token, body: { content: '等着审核的祝福。', isAnonymous: false } })
await site.call('PUT', '/admin/configs/review', { token, body: {} })
await aMember(site)
const context = await withKeys(site, firstAdmin)
const ofOneThing = ['/admin/pledges?status=all', '/admin/boards/1', '/admin/members/1', '/admin/members/remove?ids=2']

test.each(both)('axe finds nothing wrong with the pages of members (%s)', { timeout: 180_000 }, async locale => {
  const page = await visit('/profile', { locale, size: phone, context })
  for (const path of [...ownAddresses, ...adminAddresses, ...ofOneThing]) {
    // Wide in one language, with the menu open, and narrow in the one with longer words.
    await page.setViewportSize(locale === 'zh' ? desktop : phone)
    await page.goto(path)
    if (locale === 'zh') await page.locator('.account-menu summary').click()
    expect.soft(await violations(page), path).toEqual([])
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(tooWide, path).toBeLessThanOrEqual(0)
  }
})
