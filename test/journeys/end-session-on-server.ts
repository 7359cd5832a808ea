import type { Page } from 'playwright-core'

/** Ends the session of a page on the server, and keeps the cookies in the browser. */
export const endSessionOnServer = (page: Page) =>
  page.evaluate(() =>
    fetch('/auth-test', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ act: 'end' }) }),
  )
