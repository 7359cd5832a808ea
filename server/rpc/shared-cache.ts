import { LRUCache } from 'lru-cache'
import { seconds, type Clock } from '../kernel/clock.ts'
import type { DatabaseChanges } from './database-changes.ts'
import { tagsOfChange } from './cache-tags.ts'

/** A value made for many requests, such as a page, with what keeps it valid. */
export interface Cacheable<Answer> {
  answer: Answer
  /** Size in bytes. */
  size: number
  /** False for a value that is answered but not cached, such as a missing page. */
  isCacheable: boolean
  tags: ReadonlySet<string>
  /** True if it shows counts. They lag by a few seconds, because no change is announced for them. */
  hasCounts: boolean
}

interface CacheEntry<Answer> {
  made: Cacheable<Answer>
  at: number
  /** The number of writes through this process by then. */
  writes: number
}

interface Rendered<Answer> extends Cacheable<Answer> {
  /** True if something it shows changed while it was being made. */
  isOutdated: boolean
}

interface Rendering<Answer> {
  made: Promise<Rendered<Answer>>
  /** The number of announced changes when it began. */
  since: number
  /** The number of writes through this process when it began. */
  writes: number
}

/** From the first age on, a value with counts is still answered while it is made again; from the second age on it is not answered any more. */
const refreshCountsAfter = seconds(2.5)
const countsMaxAge = seconds(5)
/** The lag after a write through this process: at most four renderings a second. */
const countsMaxAgeAfterWrites = seconds(0.25)
/** The greatest age of counts that go into a value which is cached itself: otherwise the two ages would add up. */
export const sharedCountsMaxAge = seconds(0.25)

/** The number of changed tags that are remembered while values are being made. */
const changedTagsAtMost = 10_000

interface SharedCacheOptions {
  /** The maximum size of the cached values. */
  bytes: number
  /** The writes through this process after which counts are read again at once: those of members, or all. Without it, counts lag after each write. */
  atOnceAfter?: 'memberWrites' | 'writes'
}

const forGuests: SharedCacheOptions = { bytes: 64 * 1024 * 1024 }

/** Values that many requests share, by key, until something they show changes. Requests that arrive while a value is being made share it. */
export class SharedCache<Answer> {
  readonly #entries: LRUCache<string, CacheEntry<Answer>>
  readonly #keysOf = new Map<string, Set<string>>()
  readonly #renderings = new Map<string, Rendering<Answer>>()
  readonly #changedAt = new Map<string, number>()
  readonly #changes: DatabaseChanges
  readonly #clock: Clock
  readonly #atOnceAfter: SharedCacheOptions['atOnceAfter']
  #inMaking = 0
  #announced = 0
  #lostAt = 0

  constructor(changes: DatabaseChanges, clock: Clock, { bytes, atOnceAfter }: SharedCacheOptions = forGuests) {
    this.#changes = changes
    this.#clock = clock
    this.#atOnceAfter = atOnceAfter
    this.#entries = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ made }) => made.size,
      dispose: ({ made }, key) => this.#forgetTags(key, made),
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
  find(key: string, make: () => Promise<Cacheable<Answer>>, countsAtMost = countsMaxAge): Answer | undefined {
    const kept = this.#valid(key, countsAtMost)
    if (kept === undefined) return undefined
    // The error is for callers that wait for this rendering.
    if (kept.made.hasCounts && this.#ageOf(kept) >= refreshCountsAfter)
      this.#rendering(key, make).made.catch(() => undefined)
    return kept.made.answer
  }

  /** Whether `find` would return a value. Nothing is made. */
  has(key: string): boolean {
    return this.#valid(key, countsMaxAge) !== undefined
  }

  #valid(key: string, countsAtMost: number): CacheEntry<Answer> | undefined {
    const kept = this.#entries.get(key)
    if (kept === undefined || !kept.made.hasCounts) return kept
    const maxAge = Math.min(countsAtMost, kept.writes === this.#writes ? countsMaxAge : this.#maxAgeAfterWrites)
    return this.#ageOf(kept) < maxAge ? kept : undefined
  }

  #ageOf({ at }: CacheEntry<Answer>): number {
    return this.#clock.now().getTime() - at
  }

  /** Makes the value, or waits for the call that is making it. No caller gets a value that was outdated when it asked. */
  async make(key: string, make: () => Promise<Cacheable<Answer>>): Promise<Answer> {
    for (;;) {
      const asked = this.#announced
      const rendering = this.#rendering(key, make)
      const made = await rendering.made
      // The tags of a value that is not kept may be unknown, so it is answered only if no change was announced between its start and this call.
      if (rendering.since === asked || (made.isCacheable && !made.isOutdated)) return made.answer
    }
  }

  get #writes(): number {
    return this.#changes[this.#atOnceAfter ?? 'writes']
  }

  get #maxAgeAfterWrites(): number {
    return this.#atOnceAfter === undefined ? countsMaxAgeAfterWrites : 0
  }

  #rendering(key: string, make: () => Promise<Cacheable<Answer>>): Rendering<Answer> {
    const known = this.#renderings.get(key)
    if (known !== undefined && (this.#atOnceAfter === undefined || known.writes === this.#writes)) return known
    const since = this.#announced
    const isComplete = this.#changes.isComplete
    const at = this.#clock.now().getTime()
    const writes = this.#writes
    const made = make().then(page => {
      const isOutdated = this.#hasChanged(page, since)
      if (isComplete && page.isCacheable && !isOutdated) this.#store(key, { made: page, at, writes })
      return { ...page, isOutdated }
    })
    const rendering = { made, since, writes }
    this.#renderings.set(key, rendering)
    this.#inMaking += 1
    const done = () => {
      if (this.#renderings.get(key) === rendering) this.#renderings.delete(key)
      this.#inMaking -= 1
      // Changes are remembered only while a value is being made.
      if (this.#inMaking === 0) this.#changedAt.clear()
    }
    made.then(done, done)
    return rendering
  }

  #hasChanged({ tags }: Cacheable<Answer>, since: number): boolean {
    if (this.#lostAt > since) return true
    for (const tag of tags) if ((this.#changedAt.get(tag) ?? 0) > since) return true
    return false
  }

  #store(key: string, kept: CacheEntry<Answer>): void {
    this.#entries.set(key, kept)
    if (!this.#entries.has(key)) return
    for (const tag of kept.made.tags) {
      const keys = this.#keysOf.get(tag) ?? new Set()
      keys.add(key)
      this.#keysOf.set(tag, keys)
    }
  }

  #forgetTags(key: string, { tags }: Cacheable<Answer>): void {
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
      // Where some value is always being made, the values in making count as outdated, so that the map stays small.
      if (this.#changedAt.size > changedTagsAtMost) {
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
