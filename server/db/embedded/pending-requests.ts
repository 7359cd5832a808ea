let last = 0

/** Requests to the thread that are not answered yet. */
export class PendingRequests<Result> {
  readonly #waiting = new Map<number, PromiseWithResolvers<Result>>()

  /** Sends a request with a unique id, and waits for its response. */
  async ask(send: (id: number) => void): Promise<Result> {
    const id = (last += 1)
    const pending = Promise.withResolvers<Result>()
    this.#waiting.set(id, pending)
    send(id)
    try {
      return await pending.promise
    } finally {
      this.#waiting.delete(id)
    }
  }

  resolve(id: number, result: Result): void {
    this.#waiting.get(id)?.resolve(result)
  }

  reject(id: number, error: Error): void {
    this.#waiting.get(id)?.reject(error)
  }

  rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
  }
}
