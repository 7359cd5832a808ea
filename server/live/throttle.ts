import { setImmediate as turn } from 'node:timers/promises'

interface ThrottleOptions {
  act: () => Promise<void>
  /** Called with the error if `act` failed. */
  report: (fault: unknown) => void
  /** Milliseconds until `act` may be called again. */
  pause: () => number
  /** Called when nothing was noted for a whole pause. */
  onIdle?: () => void
}

/** Calls `act` immediately when a change is noted, and then not again until the pause is over. Changes noted in the pause share the next call. */
export class Throttle {
  readonly #acting: ThrottleOptions
  #isResting = false
  #isDue = false

  constructor(acting: ThrottleOptions) {
    this.#acting = acting
  }

  trigger(): void {
    this.#isDue = true
    if (!this.#isResting) void this.#run()
  }

  async #run(): Promise<void> {
    this.#isResting = true
    // Other changes of the same commit arrive in the same turn of the event loop.
    await turn()
    this.#isDue = false
    try {
      await this.#acting.act()
    } catch (fault) {
      this.#acting.report(fault)
    }
    setTimeout(() => this.#rested(), this.#acting.pause()).unref()
  }

  #rested(): void {
    this.#isResting = false
    if (this.#isDue) void this.#run()
    else this.#acting.onIdle?.()
  }
}
