import { LRUCache } from 'lru-cache'

const maxKeys = 100_000

/** Keys that this process remembers, each until a moment, so that it need not query the database for them. */
export class ExpiringSet {
  // Limited by size: for a limited number, the cache would allocate all places when it is created.
  readonly #until = new LRUCache<string, number>({ maxSize: maxKeys, sizeCalculation: () => 1 })

  add(key: string, until: Date): void {
    this.#until.set(key, until.getTime())
  }

  has(key: string, now: Date): boolean {
    return (this.#until.get(key) ?? 0) > now.getTime()
  }
}
