import { ConcurrencyLimit } from '../kernel/concurrency-limit.ts'

/**
 * Limits the requests that are handled at the same time. Further requests are refused early with 503, so that the accepted ones are answered in
 * time. Files, pages in memory and probes are answered before these limits and are never refused.
 */
export interface RequestLimits {
  /** Pages that are rendered, for one reader or for all guests. About 50 are rendered a second, so the last in the queue waits a second or two. */
  pageReads: ConcurrencyLimit
  /** The limit of forms is separate, because a login waits for its hash and must not delay readers. */
  pageWrites: ConcurrencyLimit
  /** Calls of REST and of typed clients. Many run concurrently, because writes of the same moment share a commit. */
  calls: ConcurrencyLimit
}

export const requestLimits = (): RequestLimits => ({
  pageReads: new ConcurrencyLimit({ concurrency: 8, maxWaiting: 60, maxStartsPerRound: 1 }),
  pageWrites: new ConcurrencyLimit({ concurrency: 100, maxWaiting: 200, maxStartsPerRound: 4 }),
  calls: new ConcurrencyLimit({ concurrency: 500, maxWaiting: 500, maxStartsPerRound: 20 }),
})
