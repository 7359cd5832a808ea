import type { Site } from '../rpc/context.ts'
import { StatePerSite } from '../rpc/state-per-site.ts'

const atMostEvery = 200

interface Announcement {
  count: number
  /** Whether a higher count came during the pause. */
  isDue: boolean
}

/** The announcement whose pause is running. */
const pauses = new StatePerSite<{ last: Announcement | undefined }>(() => ({ last: undefined }))

/** Publishes the count of legs to live pages: immediately, then at most five times a second, and always the last count. */
export function announcePass(site: Site, count: number): void {
  const { last } = pauses.of(site)
  if (last) {
    last.isDue = last.isDue || count > last.count
    last.count = Math.max(last.count, count)
    return
  }
  site.bus.publish('torchPassed', { count })
  pauseAfter(site, { count, isDue: false })
}

function pauseAfter(site: Site, announcement: Announcement): void {
  const pause = pauses.of(site)
  pause.last = announcement
  setTimeout(() => {
    pause.last = undefined
    if (announcement.isDue) announcePass(site, announcement.count)
  }, atMostEvery).unref()
}
