import type { ServerResponse } from 'node:http'

/** Counts the clients that wait for a page and have not left, so that no page is rendered that nobody waits for. */
export class WaitingClients {
  readonly #counts = new Map<string, number>()

  has(key: string): boolean {
    return this.#counts.has(key)
  }

  /** Counts this client until it leaves, or until the returned function is called. It returns whether the client is still waiting. */
  wait(key: string, response: ServerResponse): () => boolean {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
    let isWaiting = true
    const stop = () => {
      if (!isWaiting) return false
      isWaiting = false
      const left = (this.#counts.get(key) ?? 0) - 1
      if (left > 0) this.#counts.set(key, left)
      else this.#counts.delete(key)
      return true
    }
    response.once('close', stop)
    return stop
  }
}
