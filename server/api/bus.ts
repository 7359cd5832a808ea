import { EventEmitter, on, setMaxListeners } from 'node:events'

/** What live pages hear about. Each event carries ids only: whoever listens reads what its viewer may see. */
export interface LiveEvents {
  pledgeApproved: { id: number }
  visitorCounted: { total: number }
  commentShown: { id: number; articleId: number }
  blessingShown: { id: number }
  replyShown: { id: number; postId: number }
  torchPassed: { count: number }
}

export type LiveEventName = keyof LiveEvents

/** Tells everybody who listens in this process; a relay carries events to the other processes of the site. */
export class Bus {
  readonly #emitter = new EventEmitter()
  readonly #closing = new AbortController()
  #relay: ((name: LiveEventName, event: unknown) => void) | undefined

  constructor() {
    this.#emitter.setMaxListeners(0)
    setMaxListeners(0, this.#closing.signal)
  }

  publish<Name extends LiveEventName>(name: Name, event: LiveEvents[Name]): void {
    if (this.#relay) this.#relay(name, event)
    else this.#emitter.emit(name, event)
  }

  /** Delivers an event that another process published. */
  deliver(name: string, event: unknown): void {
    this.#emitter.emit(name, event)
  }

  relayThrough(relay: (name: LiveEventName, event: unknown) => void): void {
    this.#relay = relay
  }

  /** Listens from this call on, so that nothing is missed between reading the past and waiting for the future. Ends with the signal, and only so when nobody reads. */
  listen<Name extends LiveEventName>(name: Name, signal: AbortSignal): AsyncGenerator<LiveEvents[Name]> {
    const either = AbortSignal.any([signal, this.#closing.signal])
    const heard: AsyncIterable<LiveEvents[Name][]> = on(this.#emitter, name, { signal: either })
    return untilAborted(heard, either)
  }

  /** Ends all listening: a site that stops must not wait for streams that never end. */
  close(): void {
    this.#closing.abort()
  }

  listeners(name: LiveEventName): number {
    return this.#emitter.listenerCount(name)
  }
}

async function* untilAborted<Event>(heard: AsyncIterable<Event[]>, signal: AbortSignal): AsyncGenerator<Event> {
  try {
    for await (const [event] of heard) if (event !== undefined) yield event
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
