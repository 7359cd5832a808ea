import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Locale } from '#app/i18n/locale.ts'
import { desktop, phone, type Visit } from '#test/support/browser.ts'
import { violations } from '#test/journeys/axe.ts'

export interface State {
  what: string
  at: string
  /** Brings the page into the state. */
  act: (page: Page, locale: Locale) => Promise<unknown>
  /** The only size at which the state exists; a phone by default. */
  size?: typeof phone | typeof desktop
}

/** Checks each state with axe, by turns in Chinese and in English: the language changes only the words of a state, and the types check those. */
export function testStates(visit: Visit, states: readonly State[]): void {
  const shown = states.map((state, index) => ({
    ...state,
    locale: index % 2 === 0 ? ('zh' as const) : ('en' as const),
  }))
  test.each(shown)('axe finds nothing wrong with $what ($locale)', async ({ at, act, size, locale }) => {
    const page = await visit(at, { locale, size: size ?? phone })
    await act(page, locale)
    expect(await violations(page)).toEqual([])
    if (size !== undefined) return
    await page.setViewportSize(desktop)
    expect(await violations(page)).toEqual([])
  })
}
