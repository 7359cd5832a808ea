import { expect } from 'vitest'
import type { Locale } from '#app/i18n/locale.ts'
import { desktop, phone, type Visit } from '#test/support/browser.ts'
import { loadAxe, violations } from '#test/journeys/axe.ts'
import { outside } from '#test/journeys/large-letters.ts'
import { openInWalk } from '#test/journeys/open-in-walk.ts'
import { textsWithMissingGlyphs } from '#test/journeys/missing-glyphs.ts'

/**
 * Checks that axe finds nothing on these pages, that the display font has every character of their headings, and that nothing overflows a window of
 * 320 px. All pages share one window, because opening one for each would take longer than the checks.
 */
export async function walkAsGuest(visit: Visit, locale: Locale, paths: readonly string[]): Promise<void> {
  const page = await visit('/', { locale, size: phone, prepare: loadAxe })
  for (const path of paths) {
    // The pages are checked at desktop width in Chinese, and at phone width in English, whose words are longer.
    await page.setViewportSize(locale === 'zh' ? desktop : phone)
    await openInWalk(page, locale, path)
    expect.soft(await violations(page), path).toEqual([])
    if (locale === 'zh') expect.soft(await textsWithMissingGlyphs(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await outside(page), path).toEqual([])
  }
}
