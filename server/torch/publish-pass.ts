import type { Site } from '../rpc/context.ts'
import { StatePerSite } from '../rpc/state-per-site.ts'

const atMostEvery = 200

interface PublishedPass {
  count: number
  /** Whether a higher count came during the pause. */
  isDue: boolean
}

/** The pass that was published last, while its pause is running. */
const pauses = new StatePerSite<{ last: PublishedPass | undefined }>(() => ({ last: undefined }))

/** Publishes the count of legs to live pages: immediately, then at most five times a second, and always the last count. */
export function publishPass(site: Site, count: number): void {
  const { last } = pauses.of(site)
  if (last) {
    last.isDue = last.isDue || count > last.count
    last.count = Math.max(last.count, count)
    return
  }
  site.bus.publish('torchPassed', { count })
  pauseAfter(site, { count, isDue: false })
}

function pauseAfter(site: Site, pass: PublishedPass): void {
  const pause = pauses.of(site)
  pause.last = pass
  setTimeout(() => {
    pause.last = undefined
    if (pass.isDue) publishPass(site, pass.count)
  }, atMostEvery).unref()
}
