import type { Page } from 'playwright-core'

/** Presses a button with an optimistic update, and waits until the server has answered. */
export async function pressUntilStored(page: Page, button: string): Promise<void> {
  const stored = page.waitForResponse(response => response.request().method() === 'POST')
  await page.locator(button).click()
  await stored
  await page.locator(`${button}[aria-pressed=true]`).waitFor()
}
