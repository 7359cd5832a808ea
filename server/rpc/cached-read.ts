import type { EntityManager } from '@mikro-orm/postgresql'
import type { Context } from './context.ts'
import { fromReplicaForGuests } from './query-options.ts'
import { StatePerSite } from './state-per-site.ts'
import { SharedCache, sharedCountsMaxAge, type Cacheable } from './shared-cache.ts'

/** The connection for rows: the primary, or with `read` any replica. */
export interface ReadConnection {
  connectionType?: 'read'
}

/** The result of a read, with what the cache needs to keep it valid. */
interface ReadResult<Value> {
  value: Value
  /** The tags under which changes of the result are announced (cache-tags.ts). */
  tags: readonly string[]
  /** About how many bytes it takes. */
  size: number
  /** False for a result that need not be cached, such as a missing text. */
  isCacheable?: boolean
}

/** The part of a request's context that a cached read needs. */
export type ReadContext = Pick<Context, 'site' | 'viewer' | 'cacheTags'>

const maxBytes = 8 * 1024 * 1024

/**
 * A cached read with the same result for everybody. Rows are cached until any process changes something they show; views of them are made for each
 * viewer. Counts may be five seconds old, but members see their own writes through this process immediately. Requests share the rows, so callers must
 * not change them.
 */
export class CachedRead<Value> {
  readonly #caches = new StatePerSite(
    site =>
      new SharedCache<ReadResult<Value>>(site.changes, site.clock, {
        maxBytes,
        refreshImmediatelyAfter: 'memberWrites',
      }),
  )

  async read(
    { site, viewer, cacheTags }: ReadContext,
    key: string,
    find: (em: EntityManager, connection: ReadConnection) => Promise<ReadResult<Value>>,
  ): Promise<Value> {
    // While changes may be missed, nothing is cached, and each request reads for itself.
    if (!site.changes.isComplete) return (await find(site.fork(), fromReplicaForGuests(viewer))).value
    // Reads from the primary, because a replica may lag behind an announced change.
    const make = async () => toCacheable(await find(site.fork(), {}))
    const cache = this.#caches.of(site)
    const { value, tags } = cache.find(key, make, cacheTags && sharedCountsMaxAge) ?? (await cache.make(key, make))
    // A shared page or response made of these rows becomes invalid with them.
    if (cacheTags !== undefined) for (const tag of tags) cacheTags.add(tag)
    return value
  }
}

function toCacheable<Value>(found: ReadResult<Value>): Cacheable<ReadResult<Value>> {
  const { tags, size, isCacheable = true } = found
  return { value: found, size, isCacheable, tags: new Set(tags), hasCounts: true }
}

/** Estimates the bytes of rows that show these texts. */
export const sizeOfRows = (rows: number, texts: readonly string[] = []): number =>
  1024 + 2048 * rows + texts.reduce((sum, text) => sum + 2 * text.length, 0)

/** Returns the tags of the given members. */
export const tagsOfMembers = (members: readonly ({ id: number } | null | undefined)[]): readonly string[] =>
  members.flatMap(member => (member ? [`member:${member.id}`] : []))
