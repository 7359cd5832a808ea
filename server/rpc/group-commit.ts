import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../kernel/refusal.ts'
import { violatedConstraint } from './constraints.ts'
import { answerGroup, maxGroupSize, type WaitingCall } from './waiting-call.ts'

/** From this many waiting calls on, their group runs at once, whatever its pace. */
const runAtOnceFrom = 8

interface Pace {
  /** Called when no call waits any more. */
  onIdle?: () => void
  /** Minimum milliseconds between the starts of two groups, so that calls in succession share a commit too. The first group never waits. */
  apart?: number
}

/**
 * Groups concurrent calls: calls that arrive while a group runs wait, and share the next run. Hundreds of changes of one counter then need one
 * commit, and each call is answered after its commit.
 */
export class GroupCommit<Ask, Answer> {
  readonly #run: (asks: readonly Ask[]) => Promise<readonly Answer[]>
  readonly #pace: Pace
  readonly #waiting: WaitingCall<Ask, Answer>[] = []
  #isRunning = false
  #begunAt = -Infinity
  #wakeEarly: AbortController | undefined

  /** `run` returns the answers in the order of the asks, or throws and has changed nothing. */
  constructor(run: (asks: readonly Ask[]) => Promise<readonly Answer[]>, pace: Pace = {}) {
    this.#run = run
    this.#pace = pace
  }

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ask, resolve, reject })
      if (this.#waiting.length >= runAtOnceFrom) this.#wakeEarly?.abort()
      if (!this.#isRunning) void this.#serve()
    })
  }

  async #serve(): Promise<void> {
    this.#isRunning = true
    // Calls of the same turn of the event loop join the group.
    await turn()
    while (this.#waiting.length > 0) {
      await this.#keepApart()
      this.#begunAt = performance.now()
      await this.#settle(this.#waiting.splice(0, maxGroupSize))
    }
    this.#isRunning = false
    this.#pace.onIdle?.()
  }

  async #keepApart(): Promise<void> {
    const left = this.#begunAt + (this.#pace.apart ?? 0) - performance.now()
    if (left <= 0 || this.#waiting.length >= runAtOnceFrom) return
    this.#wakeEarly = new AbortController()
    await pause(left, undefined, { signal: this.#wakeEarly.signal }).catch(() => undefined)
    this.#wakeEarly = undefined
  }

  async #settle(group: readonly WaitingCall<Ask, Answer>[]): Promise<void> {
    try {
      answerGroup(group, await this.#run(group.map(({ ask }) => ask)))
    } catch (error) {
      // One refused write fails the whole group. Each call is then run alone, so that only the refused one fails.
      const isRefusal = error instanceof Refusal || violatedConstraint(error) !== undefined
      if (isRefusal && group.length > 1) for (const one of group) await this.#settle([one])
      else for (const { reject } of group) reject(error)
    }
  }
}

/** As `GroupCommit`, with a group of its own for each id: calls for one id do not wait for those of another. */
export class GroupCommitById<Ask, Answer> {
  readonly #run: (id: number, asks: readonly Ask[]) => Promise<readonly Answer[]>
  readonly #groups = new Map<number, GroupCommit<Ask, Answer>>()

  constructor(run: (id: number, asks: readonly Ask[]) => Promise<readonly Answer[]>) {
    this.#run = run
  }

  ask(id: number, ask: Ask): Promise<Answer> {
    const group = this.#groups.get(id) ?? this.#begin(id)
    return group.ask(ask)
  }

  #begin(id: number): GroupCommit<Ask, Answer> {
    const group = new GroupCommit<Ask, Answer>(asks => this.#run(id, asks), { onIdle: () => this.#groups.delete(id) })
    this.#groups.set(id, group)
    return group
  }
}
