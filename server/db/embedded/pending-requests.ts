let last = 0

/** What the thread was asked for and has not answered yet. */
export class Asked<Answer> {
  readonly #waiting = new Map<number, PromiseWithResolvers<Answer>>()

  /** Sends a question with a number that no other has, and waits for its answer. */
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
