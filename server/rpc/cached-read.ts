import type { EntityManager } from '@mikro-orm/postgresql'
import type { Viewer } from '../kernel/viewer.ts'
import type { Site } from './context.ts'
import { fromAnyCopyFor } from './page.queries.ts'
import { SiteState } from './site-state.ts'
import { SharedMemory, type Made } from './shared-memory.ts'

/** Where rows may come from: the database itself, or any copy of it. */
export interface From {
  connectionType?: 'read'
}

/** What a read found, with what keeps it right. */
interface Found<Value> {
  value: Value
  /** What it shows, as changes name it (cache-tags.ts). */
  tags: readonly string[]
  /** About how many bytes it takes. */
  size: number
  /** False for what need not be kept, such as a text that is not there. */
  isKept?: boolean
}

const bytesAtMost = 8 * 1024 * 1024

/**
 * A read that finds the same for everybody: its rows are kept for as long as nothing they show has changed in any process, and views of
 * them are made for each reader. Counts in them lag by at most five seconds, behind what a member wrote through this process not at all.
 * The rows are shared: nobody may change them.
 */
export class CachedRead<Value> {
  readonly #memories = new SiteState(
    site => new SharedMemory<Value>(site.changes, site.clock, { bytes: bytesAtMost, forMembers: true }),
  )

  async read(
    { site, viewer }: { site: Site; viewer: Viewer },
    key: string,
    find: (em: EntityManager, from: From) => Promise<Found<Value>>,
  ): Promise<Value> {
    // While changes may be missed nothing is kept, and nobody shares what another began to read.
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

/** About how many bytes rows take that are shown with these texts. */
export const sizeOfRows = (rows: number, texts: readonly string[] = []): number =>
  1024 + 2048 * rows + texts.reduce((sum, text) => sum + 2 * text.length, 0)

/** The tags of members who are named. */
export const tagsOfMembers = (members: readonly ({ id: number } | null | undefined)[]): readonly string[] =>
  members.flatMap(member => (member ? [`member:${member.id}`] : []))
