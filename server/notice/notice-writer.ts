import type { Site } from '../rpc/context.ts'
import { seconds } from '../kernel/clock.ts'
import { writeNotices } from './write-notices.ts'

/** What no event tells of, such as what other processes left undone, waits no longer than this. */
const lookEvery = seconds(15)
/** Changes of the same moment are written together. */
const pause = 300

/**
 * Writes the notices of a site, and has the letters to reporters written, a moment after what they tell of has happened. Returns how to
 * stop, which waits for the batch under way.
 */
export function startNotices(site: Site, tellReporters: (site: Site) => Promise<void>): () => Promise<void> {
  let round: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const stopping = new AbortController()
  function wake(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      round = round
        .then(() => writeNotices(site, stopping.signal))
        .then(() => tellReporters(site))
        .catch((fault: unknown) => site.report(fault, 'notices'))
    }, pause)
    timer.unref()
  }
  const look = setInterval(wake, lookEvery)
  look.unref()
  // What staff decide may end reports.
  const telling = ['textShown', 'noticesDue', 'textReviewed', 'likesChanged', 'deskChanged'] as const
  const stops = telling.map(name => site.bus.on(name, wake))
  wake()
  return async () => {
    stops.forEach(stop => stop())
    clearInterval(look)
    clearTimeout(timer)
    stopping.abort()
    await round
  }
}
