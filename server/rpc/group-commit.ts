import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../kernel/refusal.ts'
import { violatedConstraint } from './constraints.ts'
import { answerGroup, mostAtOnce, type WaitingCall } from './waiting-call.ts'

/** As soon as so many calls wait, their group is run whatever its pace. */
const runAtOnceFrom = 8

interface Pace {
  /** Called when nothing waits any more. */
  onIdle?: () => void
  /** Milliseconds from one group to the next at least, so that calls which come one after another share a commit too. The first one never waits. */
  apart?: number
}

/**
 * Groups calls that arrive at the same time: calls that come while a group is being run wait, then share the next run. A counter that many
 * calls change pays one commit for hundreds of them, and each call is answered after its commit.
 */
export class GroupCommit<Ask, Answer> {
  readonly #run: (asks: readonly Ask[]) => Promise<readonly Answer[]>
  readonly #pace: Pace
  readonly #waiting: WaitingCall<Ask, Answer>[] = []
  #isRunning = false
  #begunAt = -Infinity
  #wakeEarly: AbortController | undefined

  /** `run` answers each ask in the same order, or fails and has done nothing. */
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
    // What has arrived in the same turn goes along.
    await turn()
    while (this.#waiting.length > 0) {
      await this.#keepApart()
      this.#begunAt = performance.now()
      await this.#settle(this.#waiting.splice(0, mostAtOnce))
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
      // One write was refused, and so was the whole group. Each is now tried alone, so that only that one fails.
      const isRefusal = error instanceof Refusal || violatedConstraint(error) !== undefined
      if (isRefusal && group.length > 1) for (const one of group) await this.#settle([one])
      else for (const { reject } of group) reject(error)
    }
  }
}

/** As `GroupCommit`, for each of many things by itself: calls of one thing do not wait for those of another. */
export class GroupCommitOnEach<Ask, Answer> {
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
