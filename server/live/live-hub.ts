import { setImmediate as turn } from 'node:timers/promises'
import type { LiveEvents } from '../rpc/event-bus.ts'
import { heartbeatAt } from './sse-frame.ts'
import type { LiveStream } from './live-stream.ts'
import { heartbeat, streamLifetime, type StreamLimits } from './stream-limits.ts'

/** Streams that are sent a frame before other requests get a turn of the event loop. */
const maxSendsPerRound = 250

/** All open streams of this process, by topic. Every stream of a topic is sent the same bytes. */
export class LiveHub {
  readonly #limits: StreamLimits
  readonly #report: (fault: unknown) => void
  readonly #topics = new Map<string, Set<LiveStream>>()
  readonly #byAddress = new Map<string, number>()
  readonly #slots = Array.from({ length: heartbeat.slots }, () => new Set<LiveStream>())
  readonly #all = new Set<LiveStream>()
  #sending: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #beat = 0
  #admitted = 0
  #isClosed = false

  constructor(limits: StreamLimits, report: (fault: unknown) => void) {
    this.#limits = limits
    this.#report = report
  }

  get size(): number {
    return this.#all.size
  }

  hasListeners(topic: string): boolean {
    return this.#topics.has(topic)
  }

  /** Admits a stream. Returns false if no place is left, in total or for its address. */
  admit(stream: LiveStream): boolean {
    const sameAddress = this.#byAddress.get(stream.address) ?? 0
    if (this.#isClosed || this.size >= this.#limits.total || sameAddress >= this.#limits.perAddress) return false
    this.#byAddress.set(stream.address, sameAddress + 1)
    stream.slot = this.#admitted % heartbeat.slots
    this.#admitted += 1
    this.#slots[stream.slot]?.add(stream)
    this.#all.add(stream)
    this.#timer ??= setInterval(() => this.#heartbeat(), heartbeat.interval).unref()
    return true
  }

  /** From now on, the stream is sent the frames that are published on its topics. */
  listen(stream: LiveStream): void {
    if (!this.#all.has(stream)) return
    stream.sentAt = this.#beat
    for (const topic of stream.topics) {
      const listeners = this.#topics.get(topic)
      if (listeners) listeners.add(stream)
      else this.#topics.set(topic, new Set([stream]))
    }
  }

  remove(stream: LiveStream): void {
    if (!this.#all.delete(stream)) return
    const sameAddress = (this.#byAddress.get(stream.address) ?? 0) - 1
    if (sameAddress > 0) this.#byAddress.set(stream.address, sameAddress)
    else this.#byAddress.delete(stream.address)
    this.#slots[stream.slot]?.delete(stream)
    for (const topic of stream.topics) {
      const listeners = this.#topics.get(topic)
      listeners?.delete(stream)
      if (listeners?.size === 0) this.#topics.delete(topic)
    }
    if (this.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Sends a frame to all streams of the topic, after the frames that were published before it. */
  publish(topic: string, frame: Buffer): Promise<void> {
    this.#sending = this.#sending.then(() => this.#send(topic, frame))
    return this.#sending
  }

  /** Sends `goodbye` to the streams of ended sessions, and then closes them. */
  endSessions({ memberId, only, but }: LiveEvents['sessionsEnded'], goodbye: Buffer): void {
    for (const stream of this.#topics.get(ownTopic(memberId)) ?? []) {
      const session = stream.member?.sessionId
      if (session === but || (only !== 0 && session !== only)) continue
      this.#sendTo(stream, goodbye)
      this.#end(stream)
    }
  }

  /** Ends all streams and admits no more, so that shutdown does not wait for them. */
  close(): void {
    this.#isClosed = true
    for (const stream of this.#all) this.#end(stream)
  }

  #end(stream: LiveStream): void {
    this.remove(stream)
    stream.end()
  }

  /** Sends a frame to one stream. A stream that fails is removed, and the others still get the frame. */
  #sendTo(stream: LiveStream, frame: Buffer): void {
    try {
      stream.send(frame)
    } catch (fault) {
      this.#report(fault)
      this.#end(stream)
    }
  }

  async #send(topic: string, frame: Buffer): Promise<void> {
    let sent = 0
    for (const stream of this.#topics.get(topic) ?? []) {
      stream.sentAt = this.#beat
      this.#sendTo(stream, frame)
      sent += 1
      if (sent % maxSendsPerRound === 0) await turn()
    }
  }

  /** Handles another twentieth of the streams each second, so that the load is even. */
  #heartbeat(): void {
    this.#beat += 1
    const now = Date.now()
    const frame = heartbeatAt(new Date(now))
    for (const stream of this.#slots[this.#beat % heartbeat.slots] ?? []) {
      if (now - stream.openedAt > streamLifetime) this.#end(stream)
      else if (this.#beat - stream.sentAt >= heartbeat.quietBeats) this.#sendTo(stream, frame)
    }
  }
}

/** The topic of one member. The server takes the member from the session, never from the address. */
export const ownTopic = (memberId: number) => `member:${memberId}`

/** The topic of reviewers. The server derives the permission from the role. */
export const deskTopic = 'desk'
