import { ConcurrencyLimit } from '../kernel/concurrency-limit.ts'

/**
 * How much is in work at once. Further requests are refused early with 503, so that the accepted ones are answered in time. Files,
 * pages in memory and probes are answered before this and are never refused.
 */
export interface RequestLimits {
  /** Pages that are rendered, for one reader or for all guests: about 50 a second, so that the last in line waits for a second or two. */
  pageReads: ConcurrencyLimit
  /** The limit of forms is separate, because a login waits for its hash and must not delay readers. */
  pageWrites: ConcurrencyLimit
  /** Calls of REST and of typed clients. Many run at once, because writes of one moment share a commit. */
  calls: ConcurrencyLimit
}

export const requestLimits = (): RequestLimits => ({
  pageReads: new ConcurrencyLimit({ atOnce: 8, waiting: 60, eachRound: 1 }),
  pageWrites: new ConcurrencyLimit({ atOnce: 100, waiting: 200, eachRound: 4 }),
  calls: new ConcurrencyLimit({ atOnce: 500, waiting: 500, eachRound: 20 }),
})
