import { LRUCache } from 'lru-cache'
import { seconds, type Clock } from '../kernel/clock.ts'
import type { DatabaseChanges } from './database-changes.ts'
import { tagsOfChange } from './cache-tags.ts'

/** What was made for many, such as a page, with what keeps it right. */
export interface Made<Answer> {
  answer: Answer
  /** Bytes it takes. */
  size: number
  /** False for what is answered and not kept, such as a missing page. */
  isKept: boolean
  tags: ReadonlySet<string>
  /** Counts lag by a few seconds, because no change is announced for them. */
  hasCounts: boolean
}

interface Kept<Answer> {
  made: Made<Answer>
  at: number
  /** How much had been written through this process by then. */
  writes: number
}

interface Rendered<Answer> extends Made<Answer> {
  /** Whether what it shows changed while it was being made. */
  isOutdated: boolean
}

interface Rendering<Answer> {
  made: Promise<Rendered<Answer>>
  /** How many changes had been told when it began. */
  since: number
  /** How much had been written through this process when it began. */
  writes: number
}

/** From this age on a page with counts is made anew while it is still answered; from the second on it is not answered any more. */
const countsFor = seconds(2.5)
const countsLag = seconds(5)
/** Where it is known that somebody has written since, so much is enough: four renderings a second at most. */
const writesLag = seconds(0.25)

interface SharedCacheOptions {
  /** Bytes that are kept at most. */
  bytes: number
  /** True if members are answered. They see their own changes at once, so counts are not delayed after a write of theirs through this process. */
  forMembers: boolean
}

const forGuests: SharedCacheOptions = { bytes: 64 * 1024 * 1024, forMembers: false }

/** Answers that many requests share, by their key, until something they show changes. Requests that come while an answer is being made share it. */
export class SharedCache<Answer> {
  readonly #kept: LRUCache<string, Kept<Answer>>
  readonly #keysOf = new Map<string, Set<string>>()
  readonly #renderings = new Map<string, Rendering<Answer>>()
  readonly #changedAt = new Map<string, number>()
  readonly #changes: DatabaseChanges
  readonly #clock: Clock
  readonly #forMembers: boolean
  #inMaking = 0
  #announced = 0
  #lostAt = 0

  constructor(changes: DatabaseChanges, clock: Clock, { bytes, forMembers }: SharedCacheOptions = forGuests) {
    this.#changes = changes
    this.#clock = clock
    this.#forMembers = forMembers
    this.#kept = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ made }) => made.size,
      dispose: ({ made }, key) => this.#forgetTags(key, made),
    })
    changes.listen({ changed: change => this.#takeOff(change), lost: () => this.#takeAllOff() })
  }

  /** Bytes that are kept. */
  get size(): number {
    return this.#kept.calculatedSize
  }

  /** What is kept under the key and right. One whose counts grow old is made anew meanwhile. */
  find(key: string, make: () => Promise<Made<Answer>>): Answer | undefined {
    const kept = this.#kept.get(key)
    if (kept === undefined) return undefined
    if (!kept.made.hasCounts) return kept.made.answer
    const age = this.#clock.now().getTime() - kept.at
    if (age >= (kept.writes === this.#writes ? countsLag : this.#lagAfterWrites)) return undefined
    // The next caller gets the error.
    if (age >= countsFor) this.#rendering(key, make).made.catch(() => undefined)
    return kept.made.answer
  }

  /** Makes the answer, or waits for the call that is making it. No caller gets an answer that was outdated when it asked. */
  async make(key: string, make: () => Promise<Made<Answer>>): Promise<Answer> {
    for (;;) {
      const asked = this.#announced
      const rendering = this.#rendering(key, make)
      const made = await rendering.made
      // Of what is not kept it is not known what changes it.
      if (rendering.since === asked || (made.isKept && !made.isOutdated)) return made.answer
    }
  }

  get #writes(): number {
    return this.#forMembers ? this.#changes.memberWrites : this.#changes.writes
  }

  get #lagAfterWrites(): number {
    return this.#forMembers ? 0 : writesLag
  }

  #rendering(key: string, make: () => Promise<Made<Answer>>): Rendering<Answer> {
    const known = this.#renderings.get(key)
    if (known !== undefined && (!this.#forMembers || known.writes === this.#writes)) return known
    const since = this.#announced
    const isHeard = this.#changes.areHeard
    const at = this.#clock.now().getTime()
    const writes = this.#writes
    const made = make().then(page => {
      const isOutdated = this.#hasChanged(page, since)
      if (isHeard && page.isKept && !isOutdated) this.#keep(key, { made: page, at, writes })
      return { ...page, isOutdated }
    })
    const rendering = { made, since, writes }
    this.#renderings.set(key, rendering)
    this.#inMaking += 1
    const done = () => {
      if (this.#renderings.get(key) === rendering) this.#renderings.delete(key)
      this.#inMaking -= 1
      // Changes are remembered for the sake of what is being made.
      if (this.#inMaking === 0) this.#changedAt.clear()
    }
    made.then(done, done)
    return rendering
  }

  #hasChanged({ tags }: Made<Answer>, since: number): boolean {
    if (this.#lostAt > since) return true
    for (const tag of tags) if ((this.#changedAt.get(tag) ?? 0) > since) return true
    return false
  }

  #keep(key: string, kept: Kept<Answer>): void {
    this.#kept.set(key, kept)
    if (!this.#kept.has(key)) return
    for (const tag of kept.made.tags) {
      const keys = this.#keysOf.get(tag) ?? new Set()
      keys.add(key)
      this.#keysOf.set(tag, keys)
    }
  }

  #forgetTags(key: string, { tags }: Made<Answer>): void {
    for (const tag of tags) {
      const keys = this.#keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOf.delete(tag)
    }
  }

  #takeOff(change: string): void {
    this.#announced += 1
    for (const tag of tagsOfChange(change)) {
      if (this.#inMaking > 0) this.#changedAt.set(tag, this.#announced)
      for (const key of this.#keysOf.get(tag) ?? []) this.#kept.delete(key)
    }
  }

  #takeAllOff(): void {
    this.#announced += 1
    this.#lostAt = this.#announced
    this.#kept.clear()
  }
}
