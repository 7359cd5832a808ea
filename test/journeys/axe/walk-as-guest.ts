import { expect } from 'vitest'
import type { Locale } from '#app/i18n/locale.ts'
import { desktop, phone, type Visit } from '#test/support/browser.ts'
import { violations } from '#test/journeys/axe.ts'
import { outside } from '#test/journeys/large-letters.ts'

/**
 * One guest opens all these addresses, because a new window for each would take longer than looking: axe finds nothing, and nothing stands
 * outside of a window of 320 px.
 */
export async function walkAsGuest(visit: Visit, locale: Locale, paths: readonly string[]): Promise<void> {
  const page = await visit('/', { locale, size: phone })
  for (const path of paths) {
    // Wide in one language, and narrow in the one with longer words.
    await page.setViewportSize(locale === 'zh' ? desktop : phone)
    await page.goto(path)
    expect.soft(await violations(page), path).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await outside(page), path).toEqual([])
  }
}
