let last = 0

/** Requests to the thread that are not answered yet. */
export class PendingRequests<Answer> {
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>()

  /** Sends a request with a unique id, and waits for its answer. */
  async ask(send: (id: number) => void): Promise<Answer> {
    const id = (last += 1)
    const answer = Promise.withResolvers<Answer>()
    this.#waiting.set(id, answer)
    send(id)
    try {
      return await answer.promise
    } finally {
      this.#waiting.delete(id)
    }
  }

  resolve(id: number, answer: Answer): void {
    this.#waiting.get(id)?.resolve(answer)
  }

  reject(id: number, error: Error): void {
    this.#waiting.get(id)?.reject(error)
  }

  rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
  }
}
