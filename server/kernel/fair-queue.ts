import { RoundRobinQueue } from './round-robin-queue.ts'

/**
 * The origin of a piece of work, from the outside in: `['192.0.2.1']`, or `['192.0.2.1', 'ada']` if the account matters too. Senders take turns, and
 * within one sender so do the names after it.
 */
export type Sender = readonly [string, ...string[]]

interface Bounds {
  /** How many pieces of work run at the same time. */
  concurrency: number
  /** How many may wait in all. */
  maxWaiting: number
  /** How many may wait for one sender. */
  maxWaitingPerSender: number
  /** In ms. Work that has waited longer is refused at its turn, because its client has given up. */
  queueTimeoutMs: number
  /** Creates the error for work that finds no place, loses its place to another sender, or has waited too long. */
  busyError: () => Error
  now?: () => number
}

interface Waiting {
  begin: () => void
  giveUp: () => void
}

/**
 * A bounded queue that no sender fills. Senders take turns, so that a single request waits for one work of each other sender at most. When
 * all places are taken, the sender with the most of them loses its last one to a sender that has fewer.
 */
export class FairQueue {
  readonly #bounds: Bounds
  readonly #now: () => number
  readonly #waiting = new RoundRobinQueue<Waiting>()
  #running = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
    this.#now = bounds.now ?? (() => performance.now())
  }

  /** The number of waiting pieces of work. */
  get waiting(): number {
    return this.#waiting.size
  }

  async run<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
    const { concurrency, queueTimeoutMs, busyError } = this.#bounds
    const asked = this.#now()
    if (this.#running >= concurrency) await this.#turn(sender)
    else this.#running += 1
    try {
      if (this.#now() - asked > queueTimeoutMs) throw busyError()
      return await work()
    } finally {
      this.#next()
    }
  }

  #turn(sender: Sender): Promise<void> {
    const { maxWaiting, maxWaitingPerSender, busyError } = this.#bounds
    const own = this.#waiting.sizeOf(sender[0])
    if (own >= maxWaitingPerSender) throw busyError()
    if (this.#waiting.size >= maxWaiting) {
      if (this.#waiting.longest <= own + 1) throw busyError()
      this.#waiting.takeLastOfLongest()?.giveUp()
    }
    return new Promise((begin, fail) => this.#waiting.add(sender, { begin, giveUp: () => fail(busyError()) }))
  }

  #next(): void {
    const next = this.#waiting.takeFirst()
    // In the next round of the event loop: when hundreds have waited too long, other requests run between their refusals.
    if (next) setImmediate(next.begin)
    else this.#running -= 1
  }
}
