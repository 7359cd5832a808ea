import { setTimeout as pause } from 'node:timers/promises'

interface Waiting<Ask, Answer> {
  ask: Ask
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

const mostAtOnce = 500
/** In ms. */
const patience = 50

/**
 * Groups reads of the same kind: what is asked for while one goes on shares the next, so that many who ask at once pay for one, and each read
 * still begins after it was asked for. One that takes long holds up nobody: the next then begins beside it.
 */
export class GroupedRead<Ask, Answer> {
  readonly #read: (asks: readonly Ask[]) => Promise<readonly Answer[]>
  #waiting: Waiting<Ask, Answer>[] = []
  #goesOn = false

  /** `read` answers each ask in the same order. */
  constructor(read: (asks: readonly Ask[]) => Promise<readonly Answer[]>) {
    this.#read = read
  }

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ask, resolve, reject })
      if (!this.#goesOn) void this.#serve()
    })
  }

  async #serve(): Promise<void> {
    this.#goesOn = true
    while (this.#waiting.length > 0) {
      const settled = new AbortController()
      const answered = this.#settle(this.#waiting.splice(0, mostAtOnce)).then(() => settled.abort())
      await Promise.race([answered, pause(patience, undefined, { signal: settled.signal }).catch(() => undefined)])
    }
    this.#goesOn = false
  }

  async #settle(group: readonly Waiting<Ask, Answer>[], isAgain = false): Promise<void> {
    try {
      const answers = await this.#read(group.map(({ ask }) => ask))
      group.forEach(({ resolve, reject }, index) => {
        const answer = answers[index]
        if (answer === undefined) reject(new Error('a read of a group was not answered'))
        else resolve(answer)
      })
    } catch (error) {
      // What many wait for is tried a second time, so that one broken connection fails nobody.
      if (group.length > 1 && !isAgain) return this.#settle(group, true)
      for (const { reject } of group) reject(error)
    }
  }
}
