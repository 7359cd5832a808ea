import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { Site } from '../rpc/context.ts'
import type { SearchIndex } from '../rpc/search-index-contract.ts'
import { minutes, seconds } from '../kernel/clock.ts'
import { busyRefusal } from '../kernel/refusal.ts'
import { indexText } from './index-text.ts'
import { parseTypedPrefix } from './typed-prefix.ts'
import { findHits, type ReadRows } from './search.queries.ts'
import { suggestedTexts } from './suggestion.queries.ts'
import type { Commonness } from './search-statement.ts'
import { parseQuestion } from './search-terms.ts'

// Few searches run at the same time, so that they never use up the database for pages. A search that would wait too long is refused immediately.
const searchConcurrency = 2
const maxWaitingSearches = 40
const maxSearchMs = seconds(2)
// Suggestions while typing: those that would come too late are skipped, because the text has changed by then.
const suggestionConcurrency = 1
const maxWaitingSuggestions = 20
const maxSuggestionMs = seconds(1)
// The frequency of words changes slowly, and a wrong estimate only makes a search a little slower.
const commonFor = { max: 500, ttl: minutes(1) }

/** Creates the search index of a site. `readWithin` runs reads with a time limit in ms. */
export function openIndex(readWithin: Site['readWithin']): SearchIndex {
  const searches = new PQueue({ concurrency: searchConcurrency })
  const typing = new PQueue({ concurrency: suggestionConcurrency })
  const known = new LRUCache<string, Commonness>(commonFor)
  return {
    index: indexText,
    find: async ({ q, ...asked }, signal) => {
      const question = parseQuestion(q, asked)
      if (question === undefined) return { hits: [], total: 0, words: [] }
      if (searches.size >= maxWaitingSearches) throw busyRefusal(3)
      return searches.add(async () => {
        signal?.throwIfAborted()
        const rowsOf: ReadRows = statement => readWithin(maxSearchMs, signal, statement)
        const key = JSON.stringify([question, asked.since, asked.before])
        const { hits, total, commonness } = await findHits(rowsOf, question, asked, known.get(key))
        // A known estimate is not stored again, because that would extend its lifetime.
        if (commonness !== undefined && !known.has(key)) known.set(key, commonness)
        return { hits, total, words: question.words }
      })
    },
    suggest: async ({ q, ...within }, signal) => {
      const typed = parseTypedPrefix(q)
      if (typed === undefined || typing.size >= maxWaitingSuggestions) return { texts: [], words: [] }
      return typing.add(async () => {
        signal?.throwIfAborted()
        const rowsOf: ReadRows = statement => readWithin(maxSuggestionMs, signal, statement)
        const texts = await suggestedTexts(rowsOf, typed, within)
        return { texts, words: typed.words }
      })
    },
  }
}
