import type { ServerResponse } from 'node:http'
import type { SignedIn } from '../kernel/viewer.ts'
import { maxBacklogBytes } from './stream-limits.ts'

const head = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-store, no-transform',
  // nginx would hold frames back until its buffer is full.
  'X-Accel-Buffering': 'no',
  Connection: 'close',
}

/** The live stream of one browser. It keeps little state, because there are thousands of streams. */
export class LiveStream {
  readonly address: string
  readonly openedAt: number
  topics: readonly string[] = []
  member: SignedIn | undefined
  /** The hub's beat at which the last frame was sent. */
  sentAt = 0
  /** The slot of the hub's heartbeat that it belongs to. */
  slot = 0
  /** Frames that were sent before the head; undefined once the stream has started. */
  #held: Buffer[] | undefined = []
  #missedBytes = 0
  #isEnded = false
  readonly #response: ServerResponse

  constructor(response: ServerResponse, address: string, now: number) {
    this.#response = response
    this.address = address
    this.openedAt = now
  }

  /**
   * Sends the head, the messages that the page missed, and the frames held since. The body has neither length nor chunks, so that frames go to the
   * socket without a copy for each stream. Missed messages may be long, but all streams that missed the same share one buffer. A stream that was
   * ended before its start is sent all this too and then ends.
   */
  start(missed: readonly Buffer[], cookies: readonly string[] = []): void {
    this.#response.removeHeader('Transfer-Encoding')
    this.#response.writeHead(200, cookies.length === 0 ? head : { ...head, 'Set-Cookie': [...cookies] })
    this.#response.flushHeaders()
    const frames = [...missed, ...(this.#held ?? [])].filter(({ length }) => length > 0)
    this.#held = undefined
    for (const frame of frames) {
      this.#missedBytes += frame.length
      this.send(frame)
    }
    if (this.#isEnded) this.#response.end()
  }

  /**
   * Sends a frame, or holds it until the stream starts. Closes the connection if too much of the earlier frames is still unread; its page connects
   * again and gets the missed messages.
   */
  send(frame: Buffer): void {
    if (this.#held) {
      this.#held.push(frame)
      return
    }
    const { socket } = this.#response
    if (socket === null || !socket.writable) return
    if (socket.writableLength > maxBacklogBytes + this.#missedBytes) socket.destroy()
    else socket.write(frame)
  }

  /** Ends the stream after the frames it was sent. Before the start, `start` ends it. */
  end(): void {
    this.#isEnded = true
    if (!this.#held) this.#response.end()
  }
}
