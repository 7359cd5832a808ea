import { setTimeout as pause } from 'node:timers/promises'
import { answerGroup, mostAtOnce, type WaitingCall } from './waiting-call.ts'

/** In ms. */
const startNextAfter = 50

/**
 * Groups reads of the same kind: what is asked for while one goes on shares the next, so that many who ask at once pay for one, and each read
 * still begins after it was asked for. One that takes long holds up nobody: the next then begins beside it.
 */
export class GroupedRead<Ask, Answer> {
  readonly #read: (asks: readonly Ask[]) => Promise<readonly Answer[]>
  #waiting: WaitingCall<Ask, Answer>[] = []
  #isReading = false

  /** `read` answers each ask in the same order. */
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
    while (this.#waiting.length > 0) {
      const settled = new AbortController()
      const answered = this.#settle(this.#waiting.splice(0, mostAtOnce)).then(() => settled.abort())
      await Promise.race([
        answered,
        pause(startNextAfter, undefined, { signal: settled.signal }).catch(() => undefined),
      ])
    }
    this.#isReading = false
  }

  async #settle(group: readonly WaitingCall<Ask, Answer>[], isAgain = false): Promise<void> {
    try {
      answerGroup(group, await this.#read(group.map(({ ask }) => ask)))
    } catch (error) {
      // What many wait for is tried a second time, so that one broken connection fails nobody.
      if (group.length > 1 && !isAgain) return this.#settle(group, true)
      for (const { reject } of group) reject(error)
    }
  }
}
