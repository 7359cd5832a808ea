import { setImmediate as answerIsOut } from 'node:timers/promises'

/** Work that nobody waits for, so that its length tells nothing; a site that stops lets it end. */
export class Later {
  readonly #running = new Set<Promise<void>>()
  readonly #report: (fault: unknown, where: string) => void

  constructor(report: (fault: unknown, where: string) => void) {
    this.#report = report
  }

  run(where: string, work: () => Promise<void>): void {
    const running = answerIsOut()
      .then(work)
      .catch((fault: unknown) => this.#report(fault, where))
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  /** Waits until nothing is left to do. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
