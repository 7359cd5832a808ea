import type { Page } from 'playwright-core'

/** From now on, React's work that can wait starts late, as on a busy computer: it is posted as a message. The delay is in milliseconds. */
export const slowRendering = (page: Page, delay = 2_000) =>
  page.evaluate(milliseconds => {
    const isDelayed = 'renderingDelay' in window
    Reflect.set(window, 'renderingDelay', milliseconds)
    if (isDelayed) return
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      // Unlike a timer, this also runs on a page whose clock is paused.
      void scheduler.postTask(() => post.call(this, message), { delay: Number(Reflect.get(window, 'renderingDelay')) })
    }
  }, delay)
