import { setImmediate as answerIsOut } from 'node:timers/promises'

/**
 * Work that nobody waits for, so that its length tells nothing; a site that stops lets it end. One piece after another: a crowd of them
 * must not take every connection to the database.
 */
export class Later {
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
