import { setImmediate as turn } from 'node:timers/promises'

interface Acting {
  act: () => Promise<void>
  /** Gets the error if the act failed. */
  report: (fault: unknown) => void
  /** Milliseconds until it may act again. */
  pause: () => number
  /** Nothing was noted for a whole pause. */
  onIdle?: () => void
}

/** Calls `act` at once when something is noted, and then not again until the pause is over; what is noted in the pause shares the next call. */
export class Throttle {
  readonly #acting: Acting
  #isResting = false
  #isDue = false

  constructor(acting: Acting) {
    this.#acting = acting
  }

  note(): void {
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
