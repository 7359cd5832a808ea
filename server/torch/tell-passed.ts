import type { Site } from '../rpc/context.ts'

const atMostEvery = 200

interface Telling {
  count: number
  isDue: boolean
}

const tellings = new WeakMap<Site, Telling>()

/** Tells live pages how far the torch has come: at once, then at most five times a second, and always the last count. */
export function tellPassed(site: Site, count: number): void {
  const telling = tellings.get(site)
  if (telling) {
    telling.isDue = telling.isDue || count > telling.count
    telling.count = Math.max(telling.count, count)
    return
  }
  site.bus.publish('torchPassed', { count })
  pauseAfter(site, { count, isDue: false })
}

function pauseAfter(site: Site, telling: Telling): void {
  tellings.set(site, telling)
  setTimeout(() => {
    tellings.delete(site)
    if (telling.isDue) tellPassed(site, telling.count)
  }, atMostEvery).unref()
}
