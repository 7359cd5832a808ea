interface Bounds {
  atOnce: number
  /** How many may wait for their turn; more than that are refused. */
  waiting: number
}

/**
 * Lets a few run at once and a bounded number wait in line. Pages are made by one thread: more of them at once are no sooner done, and
 * whoever would wait for longer than people do is better told at once.
 */
export class ConcurrencyLimit {
  readonly #bounds: Bounds
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Runs the work in its turn; undefined, at once, where too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined {
    const { atOnce, waiting } = this.#bounds
    if (this.#running < atOnce) {
      this.#running += 1
      return this.#inTurn(work)
    }
    if (this.#waiting.length >= waiting) return undefined
    return new Promise<void>(go => this.#waiting.push(go)).then(() => this.#inTurn(work))
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
