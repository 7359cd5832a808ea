import type { Page } from 'playwright-core'

/** From now on, React's work that can wait starts two seconds late, as on a busy computer: it is posted as a message. */
export const slowRendering = (page: Page) =>
  page.evaluate(() => {
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), 2_000)
    }
  })
