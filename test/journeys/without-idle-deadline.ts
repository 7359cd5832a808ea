import type { Page } from 'playwright-core'

/** Takes away the longest wait for an idle page (eight seconds, inline-head-script.ts), which a test on a busy machine may outlast. */
export const withoutIdleDeadline = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    Reflect.set(window, 'setTimeout', (act: () => void, ms = 0) => (ms === 8000 ? 0 : setTimeout(act, ms)))
  })
