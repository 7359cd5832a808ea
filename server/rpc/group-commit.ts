import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../kernel/refusal.ts'
import { violatedConstraint } from './constraints.ts'
import { resolveGroupedCalls, maxGroupSize, type WaitingCall } from './resolve-grouped-calls.ts'

/** From this many waiting calls on, their group runs immediately, whatever the interval. */
const immediateGroupSize = 8

interface GroupOptions {
  /** Called when no call waits any more. */
  onIdle?: () => void
  /** Minimum milliseconds between the starts of two groups, so that calls in succession share a commit too. The first group never waits. */
  minIntervalMs?: number
}

/**
 * Groups concurrent calls: calls that arrive while a group runs wait, and share the next run. Hundreds of changes of one counter then need one
 * commit, and each call gets its result after its commit.
 */
export class GroupCommit<Input, Result> {
  readonly #run: (inputs: readonly Input[]) => Promise<readonly Result[]>
  readonly #options: GroupOptions
  readonly #waiting: WaitingCall<Input, Result>[] = []
  #isRunning = false
  #startedAt = -Infinity
  #wakeEarly: AbortController | undefined

  /** `run` returns the results in the order of the inputs, or throws and has changed nothing. */
  constructor(run: (inputs: readonly Input[]) => Promise<readonly Result[]>, options: GroupOptions = {}) {
    this.#run = run
    this.#options = options
  }

  submit(input: Input): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, resolve, reject })
      if (this.#waiting.length >= immediateGroupSize) this.#wakeEarly?.abort()
      if (!this.#isRunning) void this.#serve()
    })
  }

  async #serve(): Promise<void> {
    this.#isRunning = true
    // Calls of the same turn of the event loop join the group.
    await turn()
    while (this.#waiting.length > 0) {
      await this.#waitForInterval()
      this.#startedAt = performance.now()
      await this.#runGroup(this.#waiting.splice(0, maxGroupSize))
    }
    this.#isRunning = false
    this.#options.onIdle?.()
  }

  async #waitForInterval(): Promise<void> {
    const left = this.#startedAt + (this.#options.minIntervalMs ?? 0) - performance.now()
    if (left <= 0 || this.#waiting.length >= immediateGroupSize) return
    this.#wakeEarly = new AbortController()
    await pause(left, undefined, { signal: this.#wakeEarly.signal }).catch(() => undefined)
    this.#wakeEarly = undefined
  }

  async #runGroup(group: readonly WaitingCall<Input, Result>[]): Promise<void> {
    try {
      resolveGroupedCalls(group, await this.#run(group.map(({ input }) => input)))
    } catch (error) {
      // One refused write fails the whole group. Each call is then run alone, so that only the refused one fails.
      const isRefusal = error instanceof Refusal || violatedConstraint(error) !== undefined
      if (isRefusal && group.length > 1) for (const one of group) await this.#runGroup([one])
      else for (const { reject } of group) reject(error)
    }
  }
}

/** As `GroupCommit`, with a group of its own for each id: calls for one id do not wait for those of another. */
export class GroupCommitById<Input, Result> {
  readonly #run: (id: number, inputs: readonly Input[]) => Promise<readonly Result[]>
  readonly #groups = new Map<number, GroupCommit<Input, Result>>()

  constructor(run: (id: number, inputs: readonly Input[]) => Promise<readonly Result[]>) {
    this.#run = run
  }

  submit(id: number, input: Input): Promise<Result> {
    const group = this.#groups.get(id) ?? this.#begin(id)
    return group.submit(input)
  }

  #begin(id: number): GroupCommit<Input, Result> {
    const group = new GroupCommit<Input, Result>(inputs => this.#run(id, inputs), {
      onIdle: () => this.#groups.delete(id),
    })
    this.#groups.set(id, group)
    return group
  }
}
