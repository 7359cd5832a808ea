import { ConcurrencyLimit } from '../kernel/concurrency-limit.ts'

/**
 * The requests that are handled at once. Further requests are refused early with 503, so that the accepted ones are answered in time. Files, pages in
 * memory and probes are answered before this and are never refused.
 */
export interface RequestLimits {
  /** Pages that are rendered, for one reader or for all guests. About 50 are rendered a second, so the last in the queue waits a second or two. */
  pageReads: ConcurrencyLimit
  /** The limit of forms is separate, because a login waits for its hash and must not delay readers. */
  pageWrites: ConcurrencyLimit
  /** Calls of REST and of typed clients. Many run at once, because writes of the same moment share a commit. */
  calls: ConcurrencyLimit
}

export const requestLimits = (): RequestLimits => ({
  pageReads: new ConcurrencyLimit({ atOnce: 8, waiting: 60, eachRound: 1 }),
  pageWrites: new ConcurrencyLimit({ atOnce: 100, waiting: 200, eachRound: 4 }),
  calls: new ConcurrencyLimit({ atOnce: 500, waiting: 500, eachRound: 20 }),
})
