interface Bounds {
  /** How many pieces of work run at the same time. */
  concurrency: number
  /** How many may wait for their turn; more are refused. */
  maxWaiting: number
  /** How many start in one round, before the event loop handles other events. */
  maxStartsPerRound: number
}

/**
 * Limits concurrency: some pieces of work run, and a bounded number waits. Work starts in rounds of the event loop, because rendering a page does not
 * yield: if every page were rendered on arrival, later requests would stay unread in their sockets, and no refusal, probe or file could be sent.
 */
export class ConcurrencyLimit {
  readonly #bounds: Bounds
  readonly #waiting: (() => void)[] = []
  #running = 0
  #isRoundPlanned = false

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** True if more work would be refused now. */
  get isFull(): boolean {
    const { concurrency, maxWaiting } = this.#bounds
    return this.#running + this.#waiting.length >= concurrency + maxWaiting
  }

  /** Runs the work in its turn. Returns undefined immediately if the limit is full. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined {
    if (this.isFull) return undefined
    const turn = new Promise<void>(go => this.#waiting.push(go))
    this.#planRound()
    return turn.then(work).finally(() => {
      this.#running -= 1
      this.#planRound()
    })
  }

  #planRound(): void {
    if (this.#isRoundPlanned || this.#waiting.length === 0 || this.#running >= this.#bounds.concurrency) return
    this.#isRoundPlanned = true
    setImmediate(() => this.#round())
  }

  #round(): void {
    this.#isRoundPlanned = false
    const { concurrency, maxStartsPerRound } = this.#bounds
    const now = this.#waiting.splice(0, Math.min(maxStartsPerRound, concurrency - this.#running))
    this.#running += now.length
    for (const go of now) go()
    this.#planRound()
  }
}
