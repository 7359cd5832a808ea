import { setImmediate as turn } from 'node:timers/promises'
import { resolveGroupedCalls, maxGroupSize, type WaitingCall } from './resolve-grouped-calls.ts'

/** In ms. */
const startNextAfter = 50

/**
 * Groups reads of the same kind: calls that arrive during a read share the next one, so that each read starts after its calls. If a read takes longer
 * than 50 ms, the next one starts beside it.
 */
export class GroupedRead<Input, Result> {
  readonly #read: (inputs: readonly Input[]) => Promise<readonly Result[]>
  #waiting: WaitingCall<Input, Result>[] = []
  #isReading = false

  /** `read` returns the results in the order of the inputs. */
  constructor(read: (inputs: readonly Input[]) => Promise<readonly Result[]>) {
    this.#read = read
  }

  read(input: Input): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, resolve, reject })
      if (!this.#isReading) void this.#serve()
    })
  }

  async #serve(): Promise<void> {
    this.#isReading = true
    // Calls of the same turn of the event loop join the read.
    await turn()
    while (this.#waiting.length > 0) {
      await settledOrAfter(startNextAfter, this.#runGroup(this.#waiting.splice(0, maxGroupSize)))
    }
    this.#isReading = false
  }

  async #runGroup(group: readonly WaitingCall<Input, Result>[], isAgain = false): Promise<void> {
    try {
      resolveGroupedCalls(group, await this.#read(group.map(({ input }) => input)))
    } catch (error) {
      // A failed read of a group is tried a second time, so that one broken connection does not fail many callers.
      if (group.length > 1 && !isAgain) return this.#runGroup(group, true)
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
