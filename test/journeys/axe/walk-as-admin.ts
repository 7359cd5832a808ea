import { expect } from 'vitest'
import { browserFor, desktop, phone } from '#test/support/browser.ts'
import { firstAdmin, sharedSite, type JourneySite } from '#test/support/journey-site.ts'
import { aWish } from '#test/journeys/send-pledge.ts'
import { textsWithMissingGlyphs } from '#test/journeys/missing-glyphs.ts'
import { openInWalk } from '#test/journeys/open-in-walk.ts'
import { loadAxe, violations } from '#test/journeys/axe.ts'
import { adminToken, aMember } from '#test/journeys/moderate-through-rest.ts'

/** Creates texts by the admin, and some that wait for review. */
async function fill(site: JourneySite): Promise<void> {
  const token = await adminToken(site)
  await site.call('POST', '/future-messages', { token, body: aWish('等着审核的一句。') })
  await site.call('POST', '/blessings', { token, body: { content: '愿江河安澜。', isAnonymous: true } })
  await site.call('POST', '/torch/add', { token, body: { wish: '江河安澜' } })
  await site.call('PUT', '/admin/configs/review', { token, body: { blessings: true } })
  await site.call('POST', '/blessings', { token, body: { content: '等着审核的祝福。', isAnonymous: false } })
  await site.call('PUT', '/admin/configs/review', { token, body: {} })
  await aMember(site)
}

// The test files of one process share the site, which is filled once.
let filled: Promise<void> | undefined

/** Returns a function that checks pages with axe as an admin sees them. Called once per test file. */
export async function walkAsAdmin(): Promise<(paths: readonly string[], locale: 'zh' | 'en') => Promise<void>> {
  const site = await sharedSite()
  const visit = await browserFor(site)
  await (filled ??= fill(site))
  return async (paths, locale) => {
    const page = await visit('/profile', { locale, size: phone, as: firstAdmin, prepare: loadAxe })
    for (const path of paths) {
      // The pages are checked at desktop width in Chinese, with the menu open, and at phone width in English, whose words are longer.
      await page.setViewportSize(locale === 'zh' ? desktop : phone)
      await openInWalk(page, locale, path)
      if (locale === 'zh') await page.locator('.account-menu summary').click()
      expect.soft(await violations(page), path).toEqual([])
      if (locale === 'zh') expect.soft(await textsWithMissingGlyphs(page), path).toEqual([])
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(tooWide, path).toBeLessThanOrEqual(0)
    }
  }
}
