import { LRUCache } from 'lru-cache'
import { seconds, type Clock } from '../kernel/clock.ts'
import type { DatabaseChanges } from './database-changes.ts'
import { tagsOfChange } from './cache-tags.ts'

/** A value made for many requests, such as a page, with what keeps it valid. */
export interface Cacheable<Value> {
  value: Value
  /** Size in bytes. */
  size: number
  /** False for a value that is returned but not cached, such as a missing page. */
  isCacheable: boolean
  tags: ReadonlySet<string>
  /** True if it shows counts. They lag by a few seconds, because no change is announced for them. */
  hasCounts: boolean
}

interface CacheEntry<Value> {
  cacheable: Cacheable<Value>
  at: number
  /** The number of writes through this process by then. */
  writes: number
}

interface Rendered<Value> extends Cacheable<Value> {
  /** True if something it shows changed while it was being made. */
  isOutdated: boolean
}

interface Rendering<Value> {
  promise: Promise<Rendered<Value>>
  /** The number of announced changes when it began. */
  since: number
  /** The number of writes through this process when it began. */
  writes: number
}

/** From the first age on, a value with counts is still returned while it is made again; from the second age on it is not returned any more. */
const refreshCountsAfter = seconds(2.5)
const countsMaxAge = seconds(5)
/** The lag after a write through this process: at most four renderings a second. */
const countsMaxAgeAfterWrites = seconds(0.25)
/** The greatest age of counts that go into a value which is cached itself: otherwise the two ages would add up. */
export const sharedCountsMaxAge = seconds(0.25)

/** The number of changed tags that are remembered while values are being made. */
const maxChangedTags = 10_000

interface SharedCacheOptions {
  /** The maximum size of the cached values. */
  maxBytes: number
  /** The writes through this process after which counts are read again immediately: those of members, or all. If absent, counts lag after writes. */
  refreshImmediatelyAfter?: 'memberWrites' | 'writes'
}

const forGuests: SharedCacheOptions = { maxBytes: 64 * 1024 * 1024 }

/** Values that many requests share, by key, until something they show changes. Requests that arrive while a value is being made share it. */
export class SharedCache<Value> {
  readonly #entries: LRUCache<string, CacheEntry<Value>>
  readonly #keysOf = new Map<string, Set<string>>()
  readonly #renderings = new Map<string, Rendering<Value>>()
  readonly #changedAt = new Map<string, number>()
  readonly #changes: DatabaseChanges
  readonly #clock: Clock
  readonly #refreshImmediatelyAfter: SharedCacheOptions['refreshImmediatelyAfter']
  #inMaking = 0
  #announced = 0
  #lostAt = 0

  constructor(
    changes: DatabaseChanges,
    clock: Clock,
    { maxBytes, refreshImmediatelyAfter }: SharedCacheOptions = forGuests,
  ) {
    this.#changes = changes
    this.#clock = clock
    this.#refreshImmediatelyAfter = refreshImmediatelyAfter
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ cacheable: value }) => value.size,
      dispose: ({ cacheable: value }, key) => this.#forgetTags(key, value),
    })
    changes.listen({ onChange: change => this.#invalidate(change), onIncomplete: () => this.#clear() })
  }

  /** Bytes of the cached values. */
  get size(): number {
    return this.#entries.calculatedSize
  }

  /**
   * Returns the cached value if it is valid and its counts are not older than so many milliseconds. A value whose counts grow old is made
   * again in the background.
   */
  find(key: string, make: () => Promise<Cacheable<Value>>, maxCountsAge = countsMaxAge): Value | undefined {
    const cached = this.#valid(key, maxCountsAge)
    if (cached === undefined) return undefined
    // The error is for callers that wait for this rendering.
    if (cached.cacheable.hasCounts && this.#ageOf(cached) >= refreshCountsAfter)
      this.#rendering(key, make).promise.catch(() => undefined)
    return cached.cacheable.value
  }

  /** Whether `find` would return a value. Nothing is made. */
  has(key: string): boolean {
    return this.#valid(key, countsMaxAge) !== undefined
  }

  #valid(key: string, maxCountsAge: number): CacheEntry<Value> | undefined {
    const cached = this.#entries.get(key)
    if (cached === undefined || !cached.cacheable.hasCounts) return cached
    const maxAge = Math.min(maxCountsAge, cached.writes === this.#writes ? countsMaxAge : this.#maxAgeAfterWrites)
    return this.#ageOf(cached) < maxAge ? cached : undefined
  }

  #ageOf({ at }: CacheEntry<Value>): number {
    return this.#clock.now().getTime() - at
  }

  /** Makes the value, or waits for the call that is making it. No caller gets a value that was outdated when it asked. */
  async make(key: string, make: () => Promise<Cacheable<Value>>): Promise<Value> {
    for (;;) {
      const asked = this.#announced
      const rendering = this.#rendering(key, make)
      const value = await rendering.promise
      // The tags of a value that is not kept may be unknown, so it is returned only if no change was announced between its start and this call.
      if (rendering.since === asked || (value.isCacheable && !value.isOutdated)) return value.value
    }
  }

  get #writes(): number {
    return this.#changes[this.#refreshImmediatelyAfter ?? 'writes']
  }

  get #maxAgeAfterWrites(): number {
    return this.#refreshImmediatelyAfter === undefined ? countsMaxAgeAfterWrites : 0
  }

  #rendering(key: string, make: () => Promise<Cacheable<Value>>): Rendering<Value> {
    const known = this.#renderings.get(key)
    if (known !== undefined && (this.#refreshImmediatelyAfter === undefined || known.writes === this.#writes))
      return known
    const since = this.#announced
    const isComplete = this.#changes.isComplete
    const at = this.#clock.now().getTime()
    const writes = this.#writes
    const promise = make().then(value => {
      const isOutdated = this.#hasChanged(value, since)
      if (isComplete && value.isCacheable && !isOutdated) this.#store(key, { cacheable: value, at, writes })
      return { ...value, isOutdated }
    })
    const rendering = { promise, since, writes }
    this.#renderings.set(key, rendering)
    this.#inMaking += 1
    const done = () => {
      if (this.#renderings.get(key) === rendering) this.#renderings.delete(key)
      this.#inMaking -= 1
      // Changes are remembered only while a value is being made.
      if (this.#inMaking === 0) this.#changedAt.clear()
    }
    promise.then(done, done)
    return rendering
  }

  #hasChanged({ tags }: Cacheable<Value>, since: number): boolean {
    if (this.#lostAt > since) return true
    for (const tag of tags) if ((this.#changedAt.get(tag) ?? 0) > since) return true
    return false
  }

  #store(key: string, cached: CacheEntry<Value>): void {
    this.#entries.set(key, cached)
    if (!this.#entries.has(key)) return
    for (const tag of cached.cacheable.tags) {
      const keys = this.#keysOf.get(tag) ?? new Set()
      keys.add(key)
      this.#keysOf.set(tag, keys)
    }
  }

  #forgetTags(key: string, { tags }: Cacheable<Value>): void {
    for (const tag of tags) {
      const keys = this.#keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOf.delete(tag)
    }
  }

  #invalidate(change: string): void {
    this.#announced += 1
    for (const tag of tagsOfChange(change)) {
      if (this.#inMaking > 0) this.#changedAt.set(tag, this.#announced)
      // While values are always being made, the map is cleared only here, at its limit. The values in making then count as outdated.
      if (this.#changedAt.size > maxChangedTags) {
        this.#lostAt = this.#announced
        this.#changedAt.clear()
      }
      for (const key of this.#keysOf.get(tag) ?? []) this.#entries.delete(key)
    }
  }

  #clear(): void {
    this.#announced += 1
    this.#lostAt = this.#announced
    this.#entries.clear()
  }
}
