import { isDeepStrictEqual } from 'node:util'
import type { Site } from '../rpc/context.ts'
import type { Overrides } from '../rpc/editable-story-contract.ts'
import { lastRevisions } from './story.queries.ts'

type Parts = Pick<Site, 'fork' | 'changes' | 'report'>

/**
 * The published overrides of the story, cached in this process until the database announces a change. While changes may be missed, each call reads
 * them again; while the database is unavailable, the last read value is used.
 */
export class PublishedStory {
  readonly #parts: Parts
  #last: Overrides = new Map()
  #isKept = false
  #announced = 0
  #reading: { since: number; found: Promise<Overrides> } | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    const forget = () => {
      this.#announced += 1
      this.#isKept = false
    }
    parts.changes.listen({ onChange: change => change.startsWith('story:') && forget(), onIncomplete: forget })
  }

  overrides(): Promise<Overrides> | Overrides {
    if (this.#isKept) return this.#last
    const since = this.#announced
    if (this.#reading?.since === since) return this.#reading.found
    const found = this.#read(since).finally(() => {
      if (this.#reading?.since === since) this.#reading = undefined
    })
    this.#reading = { since, found }
    return found
  }

  async #read(since: number): Promise<Overrides> {
    const isComplete = this.#parts.changes.isComplete
    try {
      const rows = await lastRevisions(this.#parts.fork())
      const found = new Map(rows.flatMap(({ unit, content }) => (content === null ? [] : [[unit, content]])))
      // A change was announced during this read, so a newer read may have finished before it.
      if (since !== this.#announced) return found
      // Results derived from the map are cached by its identity, so an equal map does not replace it.
      if (!isDeepStrictEqual(found, this.#last)) this.#last = found
      this.#isKept = isComplete
    } catch (fault) {
      this.#parts.report(fault, 'the published story')
    }
    return this.#last
  }
}
