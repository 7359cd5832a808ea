import { LRUCache } from 'lru-cache'

const keysAtMost = 100_000

/** Keys that this process has noted, each until a moment: what it knows it need not ask the database for. */
export class ExpiringKeys {
  readonly #until = new LRUCache<string, number>({ max: keysAtMost })

  note(key: string, until: Date): void {
    this.#until.set(key, until.getTime())
  }

  has(key: string, now: Date): boolean {
    return (this.#until.get(key) ?? 0) > now.getTime()
  }
}
