import type { ServerResponse } from 'node:http'
import type { SignedIn } from '../kernel/viewer.ts'
import { backlogAtMost } from './stream-limits.ts'

const head = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'private, no-store, no-transform',
  // nginx would keep frames until its buffer is full.
  'X-Accel-Buffering': 'no',
  Connection: 'close',
}

/** One browser that listens. As small as it can be: there are thousands. */
export class LiveStream {
  readonly address: string
  readonly openedAt: number
  topics: readonly string[] = []
  member: SignedIn | undefined
  /** The beat of the hub in which it was last sent something. */
  sentAt = 0
  /** Which of the hub's heartbeats it belongs to. */
  slot = 0
  /** What was sent before the head. */
  #held: Buffer[] | undefined = []
  #missed = 0
  #isEnded = false
  readonly #response: ServerResponse

  constructor(response: ServerResponse, address: string, now: number) {
    this.#response = response
    this.address = address
    this.openedAt = now
  }

  /**
   * Sends the head, what the page missed, and what was said since. The body has no length and no chunks, so that frames go to the socket
   * as they are, without a copy for each reader. What was missed may be long, but is held once for all who missed the same. A stream that
   * was ended before it started is sent all that too, and then ends.
   */
  start(missed: readonly Buffer[], cookies: readonly string[] = []): void {
    this.#response.removeHeader('Transfer-Encoding')
    this.#response.writeHead(200, cookies.length === 0 ? head : { ...head, 'Set-Cookie': [...cookies] })
    this.#response.flushHeaders()
    const frames = [...missed, ...(this.#held ?? [])].filter(({ length }) => length > 0)
    this.#held = undefined
    for (const frame of frames) {
      this.#missed += frame.length
      this.send(frame)
    }
    if (this.#isEnded) this.#response.end()
  }

  /** Sends a frame; before the stream has started, keeps it. A reader that has not taken the earlier frames is cut off; its page connects again and gets what it missed. */
  send(frame: Buffer): void {
    if (this.#held) {
      this.#held.push(frame)
      return
    }
    const { socket } = this.#response
    if (socket === null || !socket.writable) return
    if (socket.writableLength > backlogAtMost + this.#missed) socket.destroy()
    else socket.write(frame)
  }

  /** Ends the stream after what it was sent; before it has started, its start does so. */
  end(): void {
    this.#isEnded = true
    if (!this.#held) this.#response.end()
  }
}
