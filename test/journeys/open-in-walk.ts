import type { Page } from 'playwright-core'
import type { Locale } from '#app/i18n/locale.ts'

/**
 * Opens the next page of a walk: in Chinese as a new document of the server, and in English as links do, by the scripts of the page before. The second
 * way takes half the time, and both ways are checked.
 */
export async function openInWalk(page: Page, locale: Locale, path: string): Promise<void> {
  if (locale === 'zh') {
    await page.goto(path)
    return
  }
  await page.evaluate(to => window.__remixRouter.navigate(to), path)
  await page.evaluate(untilUnchanged)
}

/** Waits until nothing of the document changes while 50 messages and one frame pass. React renders in tasks that it starts with such messages. */
async function untilUnchanged(): Promise<void> {
  const changes = new MutationObserver(() => {})
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  do {
    await new Promise<void>(done => {
      let left = 50
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (left-- > 0 ? port2.postMessage(null) : done())
      port2.postMessage(null)
    })
    await new Promise(done => requestAnimationFrame(done))
  } while (changes.takeRecords().length > 0)
  changes.disconnect()
}
