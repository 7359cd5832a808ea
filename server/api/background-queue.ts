import { setImmediate as answerIsOut } from 'node:timers/promises'

/**
 * Runs work after the response is sent, so that the time of the response tells nothing about it. Shutdown waits for it. It runs one task at
 * a time: many tasks at once would take every connection to the database.
 */
export class BackgroundQueue {
  #last = Promise.resolve()
  readonly #report: (fault: unknown, where: string) => void

  constructor(report: (fault: unknown, where: string) => void) {
    this.#report = report
  }

  run(where: string, work: () => Promise<void>): void {
    this.#last = this.#last
      .then(() => answerIsOut())
      .then(work)
      .catch((fault: unknown) => this.#report(fault, where))
  }

  /** Waits until nothing is left to do. */
  async idle(): Promise<void> {
    for (let last; last !== this.#last;) {
      last = this.#last
      await last
    }
  }
}
