import type { Site } from '../rpc/context.ts'
import { seconds } from '../kernel/clock.ts'
import { writeNotices } from './write-notices.ts'

/** The interval of checks for tasks without an event, such as those that other processes left. */
const lookEvery = seconds(15)
/** In ms. Changes within this time are written together. */
const pause = 300

/**
 * Writes the notices of a site, and then the letters to reporters, a moment after the changes that cause them. Returns a function that stops this and
 * waits for the running batch.
 */
export function startNoticeWriter(site: Site, tellReporters: (site: Site) => Promise<void>): () => Promise<void> {
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
  // Decisions of staff may settle reports.
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
