import type { Page } from 'playwright-core'
import type { Locale } from '#app/i18n/locale.ts'
import { eventually, passFrame, passMessages } from '#test/support/browser.ts'

/**
 * Opens the next page of a walk: in Chinese as a new document, and in English as links do, by the client router, which takes half the time. So each page
 * is checked once as the server sends it and once as the scripts build it.
 */
export async function openInWalk(page: Page, locale: Locale, path: string): Promise<void> {
  if (locale === 'zh') {
    await page.goto(path)
    return
  }
  const before = await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return location.pathname
  })
  await page.evaluate(to => window.__remixRouter.navigate(to), path)
  // The focus moves when React has rendered another path (use-page-change.ts), which is later than the change of the address.
  await eventually(() =>
    page.evaluate(path => location.pathname === path || document.activeElement !== document.body, before),
  ).toBe(true)
  while (await isChanging(page)) continue
}

/** Waits for what React renders in the next tasks and frame, and returns true if that changed the document. */
async function isChanging(page: Page): Promise<boolean> {
  const watch = await page.evaluateHandle(() => {
    const seen = { isChanged: false }
    const observer = new MutationObserver(() => (seen.isChanged = true))
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    return { seen, observer }
  })
  await page.evaluate(passMessages)
  await page.evaluate(passFrame)
  return watch.evaluate(({ seen, observer }) => {
    observer.disconnect()
    return seen.isChanged
  })
}
