import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from './axe.ts'
import { outside } from './large-letters.ts'

// Helpers for journeys on settings pages.

export const untilMessage = (page: Page, text: string) =>
  page.locator('.toast, .notice').filter({ hasText: text }).first().waitFor()

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

export const toggleSwitch = (page: Page, name: string) =>
  page.getByRole('switch', { name: new RegExp(`^${name}`) }).click()

/** Loads the page again without query and fragment, so that it shows what was stored. */
export const reloadPlain = (page: Page) => page.goto(page.url().replace(/[?#].*/, ''))

export async function expectAccessible(page: Page, scripts: boolean): Promise<void> {
  expect(await outside(page)).toEqual([])
  if (scripts) expect(await violations(page)).toEqual([])
}
