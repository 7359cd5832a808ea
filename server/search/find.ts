import type { Site } from '../api/context.ts'
import { seconds } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import { semaphore } from '../kernel/semaphore.ts'
import { findHits, type Hit, type SearchFilter } from './search.queries.ts'
import { readQuestion } from './terms.ts'

// Few at once, so that searches never keep pages from the database; who would wait too long is told at once.
const inTurn = semaphore(2)
const mostWaiting = 40
const longest = seconds(2)
let waiting = 0

interface Asked extends SearchFilter {
  q: string
  page: number
  limit: number
}

/** The texts that answer a question. A reader who leaves ends their search (`signal`). */
export async function findTexts(
  site: Site,
  { q, ...asked }: Asked,
  signal?: AbortSignal,
): Promise<{ hits: Hit[]; total: number; words: string[] }> {
  const question = readQuestion(q)
  if (question === undefined) return { hits: [], total: 0, words: [] }
  if (waiting >= mostWaiting) throw new Refusal('unavailable', 'site.busy', { params: { seconds: 3 } })
  waiting += 1
  try {
    return await inTurn(async () => {
      signal?.throwIfAborted()
      const found = await site.readWithin(longest, signal, em => findHits(em, question, asked))
      return { ...found, words: question.words }
    })
  } finally {
    waiting -= 1
  }
}
