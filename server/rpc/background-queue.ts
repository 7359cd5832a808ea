import { setImmediate as responseIsSent } from 'node:timers/promises'
import PQueue from 'p-queue'

/**
 * Runs work after the response is sent, so that the response time reveals nothing about it. Shutdown waits for it. Tasks run one at a time, because
 * many at the same time would take every database connection.
 */
export class BackgroundQueue {
  readonly #queue = new PQueue({ concurrency: 1 })
  readonly #report: (fault: unknown, where: string) => void

  constructor(report: (fault: unknown, where: string) => void) {
    this.#report = report
  }

  run(where: string, work: () => Promise<void>): void {
    const afterResponse = () => responseIsSent().then(work)
    this.#queue.add(afterResponse).catch((fault: unknown) => this.#report(fault, where))
  }

  /** Waits until the queue is empty. */
  idle(): Promise<void> {
    return this.#queue.onIdle()
  }
}
