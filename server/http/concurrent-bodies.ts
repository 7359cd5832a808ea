import { bodyWait } from '../kernel/connection-timeouts.ts'
import { busyRefusal, Refusal } from '../kernel/refusal.ts'

interface ArrivingBody {
  sender: string
  stop: (reason: Refusal) => void
}

interface Bounds {
  /** The maximum number of bodies that arrive at the same time. Each may take ten megabytes of memory. */
  maxBodies: number
  maxBodiesPerSender: number
  /** The time in which a whole body must arrive. */
  timeoutMs: number
}

/**
 * Limits the large bodies that arrive at the same time, and the time of each. If all places are taken, the sender with the most places loses the
 * oldest one to a sender with fewer, so that slow bodies of one sender keep nobody else out.
 */
export class ConcurrentBodies {
  readonly #bounds: Bounds
  readonly #arriving = new Set<ArrivingBody>()

  constructor(bounds: Partial<Bounds> = {}) {
    this.#bounds = { maxBodies: 24, maxBodiesPerSender: 4, timeoutMs: bodyWait, ...bounds }
  }

  /** Runs `read` in a place of this sender. `read` must stop when its signal aborts, and throw the signal's reason. */
  async receive<T>(sender: string, read: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.#makeRoomFor(sender)
    const controller = new AbortController()
    const arriving: ArrivingBody = { sender, stop: reason => controller.abort(reason) }
    this.#arriving.add(arriving)
    const late = setTimeout(() => arriving.stop(tooSlow()), this.#bounds.timeoutMs)
    try {
      return await read(controller.signal)
    } finally {
      clearTimeout(late)
      this.#arriving.delete(arriving)
    }
  }

  #makeRoomFor(sender: string): void {
    const counts = new Map<string, number>()
    for (const each of this.#arriving) counts.set(each.sender, (counts.get(each.sender) ?? 0) + 1)
    const own = counts.get(sender) ?? 0
    if (own >= this.#bounds.maxBodiesPerSender) throw busyRefusal()
    if (this.#arriving.size < this.#bounds.maxBodies) return
    const most = Math.max(...counts.values())
    const oldest = [...this.#arriving].find(each => counts.get(each.sender) === most)
    if (oldest === undefined || most <= own + 1) throw busyRefusal()
    this.#arriving.delete(oldest)
    oldest.stop(busyRefusal())
  }
}

const tooSlow = () => new Refusal('invalid', 'upload.too_slow', { field: 'image' })
