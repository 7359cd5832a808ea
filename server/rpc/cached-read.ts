import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '../kernel/viewer.ts'
import type { Site } from './context.ts'
import { fromAnyCopyFor } from './page.queries.ts'
import { StatePerSite } from './state-per-site.ts'
import { SharedCache, type Made } from './shared-cache.ts'

/** The connection for rows: the primary, or with `read` any replica. */
export interface From {
  connectionType?: 'read'
}

/** The result of a read, with what the cache needs to keep it valid. */
interface Found<Value> {
  value: Value
  /** The tags under which changes of the result are announced (cache-tags.ts). */
  tags: readonly string[]
  /** About how many bytes it takes. */
  size: number
  /** False for a result that need not be cached, such as a missing text. */
  isKept?: boolean
}

const bytesAtMost = 8 * 1024 * 1024

/**
 * A cached read with the same result for everybody. Rows are cached until any process changes something they show; views of them are made for each
 * viewer. Counts may be five seconds old, but members see their own writes through this process at once. Requests share the rows, so no caller may
 * change them.
 */
export class CachedRead<Value> {
  readonly #memories = new StatePerSite(
    site => new SharedCache<Value>(site.changes, site.clock, { bytes: bytesAtMost, forMembers: true }),
  )

  async read(
    { site, viewer }: { site: Site; viewer: Viewer },
    key: string,
    find: (em: EntityManager, from: From) => Promise<Found<Value>>,
  ): Promise<Value> {
    // While changes may be missed, nothing is cached, and each request reads for itself.
    if (!site.changes.areHeard) return (await find(site.fork(), fromAnyCopyFor(viewer))).value
    // Reads from the primary, because a replica may lag behind an announced change.
    const make = async () => made(await find(site.fork(), {}))
    const memory = this.#memories.of(site)
    return memory.find(key, make) ?? memory.make(key, make)
  }
}

const made = <Value>({ value, tags, size, isKept = true }: Found<Value>): Made<Value> => ({
  answer: value,
  size,
  isKept,
  tags: new Set(tags),
  hasCounts: true,
})

/** Estimates the bytes of rows that show these texts. */
export const sizeOfRows = (rows: number, texts: readonly string[] = []): number =>
  1024 + 2048 * rows + texts.reduce((sum, text) => sum + 2 * text.length, 0)

/** Returns the tags of the given members. */
export const tagsOfMembers = (members: readonly ({ id: number } | null | undefined)[]): readonly string[] =>
  members.flatMap(member => (member ? [`member:${member.id}`] : []))
