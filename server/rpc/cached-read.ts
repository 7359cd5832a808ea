import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '../kernel/viewer.ts'
import type { Site } from './context.ts'
import { fromAnyCopyFor } from './page.queries.ts'
import { StatePerSite } from './state-per-site.ts'
import { SharedCache, type Made } from './shared-cache.ts'

/** Where rows may come from: the database itself, or any copy of it. */
export interface From {
  connectionType?: 'read'
}

/** The result of a read, and what is needed to keep it up to date. */
interface Found<Value> {
  value: Value
  /** The tags under which changes of what it shows are announced (cache-tags.ts). */
  tags: readonly string[]
  /** About how many bytes it takes. */
  size: number
  /** False for a result that need not be kept, such as a text that does not exist. */
  isKept?: boolean
}

const bytesAtMost = 8 * 1024 * 1024

/**
 * A read that gives the same result for everybody. Its rows are kept until a process changes something they show; views of them are made for each
 * reader. Counts may be five seconds old, except that members see at once what they wrote through this process. Many requests share the rows, so
 * nobody may change them.
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
    // While changes may be missed, nothing is kept, and each request reads for itself.
    if (!site.changes.areHeard) return (await find(site.fork(), fromAnyCopyFor(viewer))).value
    // A replica lags behind a change that was just announced.
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

/** An estimate of the bytes that rows take if they are shown with these texts. */
export const sizeOfRows = (rows: number, texts: readonly string[] = []): number =>
  1024 + 2048 * rows + texts.reduce((sum, text) => sum + 2 * text.length, 0)

/** The tags of members who are named. */
export const tagsOfMembers = (members: readonly ({ id: number } | null | undefined)[]): readonly string[] =>
  members.flatMap(member => (member ? [`member:${member.id}`] : []))
