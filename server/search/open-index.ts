import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { Site } from '../rpc/context.ts'
import type { SearchIndex } from '../rpc/search-index.ts'
import { minutes, seconds } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import { indexText } from './index-text.ts'
import { readHalfTyped } from './typed-prefix.ts'
import { commonnessOf, findHits } from './search.queries.ts'
import { suggestedTexts } from './suggestion.queries.ts'
import type { Commonness } from './search-statement.ts'
import { readQuestion } from './terms.ts'

// Few at once, so that searches never keep pages from the database; a search that would wait too long is refused at once.
const atOnce = 2
const mostWaiting = 40
const longest = seconds(2)
// Who types goes on typing: what would come too late is not looked for.
const typingAtOnce = 1
const mostTyping = 20
const longestTyped = seconds(1)
// How common words are changes slowly, and a wrong guess finds the same in a little more time.
const commonFor = { max: 500, ttl: minutes(1) }

/** The index of a site, over what reads for a bounded time. */
export function openIndex(readWithin: Site['readWithin']): SearchIndex {
  const searches = new PQueue({ concurrency: atOnce })
  const typing = new PQueue({ concurrency: typingAtOnce })
  const known = new LRUCache<string, Commonness>(commonFor)
  return {
    keep: indexText,
    find: async ({ q, ...asked }, signal) => {
      const question = readQuestion(q, asked)
      if (question === undefined) return { hits: [], total: 0, words: [] }
      if (searches.size >= mostWaiting) throw new Refusal('unavailable', 'site.busy', { params: { seconds: 3 } })
      return searches.add(async () => {
        signal?.throwIfAborted()
        const found = await readWithin(longest, signal, async em => {
          const key = JSON.stringify([question, asked.since, asked.before])
          const common = known.get(key) ?? (await commonnessOf(em, question, asked))
          // Once known it is not set again, which would keep it for another minute.
          if (!known.has(key)) known.set(key, common)
          return findHits(em, question, asked, common)
        })
        return { ...found, words: question.words }
      })
    },
    suggest: async ({ q, ...within }, signal) => {
      const typed = readHalfTyped(q)
      if (typed === undefined || typing.size >= mostTyping) return { texts: [], words: [] }
      return typing.add(async () => {
        signal?.throwIfAborted()
        const texts = await readWithin(longestTyped, signal, em => suggestedTexts(em, typed, within))
        return { texts, words: typed.words }
      })
    },
  }
}
