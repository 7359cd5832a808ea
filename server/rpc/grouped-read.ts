import { setImmediate as turn } from 'node:timers/promises'
import { answerGroup, maxGroupSize, type WaitingCall } from './waiting-call.ts'

/** In ms. */
const startNextAfter = 50

/**
 * Groups reads of the same kind: asks that arrive during a read share the next one, so that each read starts after its asks. If a read takes longer
 * than 50 ms, the next one starts beside it.
 */
export class GroupedRead<Ask, Answer> {
  readonly #read: (asks: readonly Ask[]) => Promise<readonly Answer[]>
  #waiting: WaitingCall<Ask, Answer>[] = []
  #isReading = false

  /** `read` returns the answers in the order of the asks. */
  constructor(read: (asks: readonly Ask[]) => Promise<readonly Answer[]>) {
    this.#read = read
  }

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ask, resolve, reject })
      if (!this.#isReading) void this.#serve()
    })
  }

  async #serve(): Promise<void> {
    this.#isReading = true
    // Calls of the same turn of the event loop join the read.
    await turn()
    while (this.#waiting.length > 0) {
      await settledOrAfter(startNextAfter, this.#settle(this.#waiting.splice(0, maxGroupSize)))
    }
    this.#isReading = false
  }

  async #settle(group: readonly WaitingCall<Ask, Answer>[], isAgain = false): Promise<void> {
    try {
      answerGroup(group, await this.#read(group.map(({ ask }) => ask)))
    } catch (error) {
      // A failed read of a group is tried a second time, so that one broken connection does not fail many callers.
      if (group.length > 1 && !isAgain) return this.#settle(group, true)
      for (const { reject } of group) reject(error)
    }
  }
}

/** Resolves when the work has ended, at the latest after some ms. The work does not reject. */
function settledOrAfter(ms: number, work: Promise<void>): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
