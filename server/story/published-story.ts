import { isDeepStrictEqual } from 'node:util'
import type { Site } from '../rpc/context.ts'
import type { Overrides } from '../rpc/editable-story.ts'
import { lastRevisions } from './story.queries.ts'

type Parts = Pick<Site, 'fork' | 'changes' | 'report'>

/**
 * What is published of the story, kept in this process until the database tells that it has changed. While changes may be missed it is
 * read anew each time; while the database is away what was read last stands.
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
    parts.changes.listen({ changed: change => change.startsWith('story:') && forget(), lost: forget })
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
    const isHeard = this.#parts.changes.areHeard
    try {
      const rows = await lastRevisions(this.#parts.fork())
      const found = new Map(rows.flatMap(({ unit, content }) => (content === null ? [] : [[unit, content]])))
      // It may be the older of two reads.
      if (since !== this.#announced) return found
      // What is made of it is kept by its identity.
      if (!isDeepStrictEqual(found, this.#last)) this.#last = found
      this.#isKept = isHeard
    } catch (fault) {
      this.#parts.report(fault, 'the published story')
    }
    return this.#last
  }
}
