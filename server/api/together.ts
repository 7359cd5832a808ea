import { setImmediate as turn } from 'node:timers/promises'
import { violatedConstraint } from './constraints.ts'

interface Waiting<Ask, Answer> {
  ask: Ask
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

const mostAtOnce = 500

/**
 * What arrives together is done together: asks that come while others are being done wait, then share one run. A hot counter that way
 * pays one commit for hundreds of calls, and each call is answered after the commit.
 */
export class Together<Ask, Answer> {
  readonly #run: (asks: readonly Ask[]) => Promise<readonly Answer[]>
  readonly #waiting: Waiting<Ask, Answer>[] = []
  #isRunning = false

  /** `run` answers each ask in the same order, or fails and has done nothing. */
  constructor(run: (asks: readonly Ask[]) => Promise<readonly Answer[]>) {
    this.#run = run
  }

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ask, resolve, reject })
      if (!this.#isRunning) void this.#serve()
    })
  }

  async #serve(): Promise<void> {
    this.#isRunning = true
    // What has arrived in the same turn goes along.
    await turn()
    while (this.#waiting.length > 0) await this.#settle(this.#waiting.splice(0, mostAtOnce))
    this.#isRunning = false
  }

  async #settle(group: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await this.#run(group.map(({ ask }) => ask))
      group.forEach(({ resolve, reject }, index) => {
        const answer = answers[index]
        if (answer === undefined) reject(new Error('a call of a group was not answered'))
        else resolve(answer)
      })
    } catch (error) {
      // The database has refused one of them, and with it all: each is tried alone, so that only that one fails.
      const isOnesFault = group.length > 1 && violatedConstraint(error) !== undefined
      if (isOnesFault) for (const one of group) await this.#settle([one])
      else for (const { reject } of group) reject(error)
    }
  }
}
