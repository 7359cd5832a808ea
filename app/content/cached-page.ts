import type { Locale } from './schema.ts'
import { volume as shipped } from './volume.ts'
import type { Volume } from './volume-schema.ts'

/** Returns a function that builds a page in one language once, and caches it as long as the volume exists. */
export function cachedPage<Page>(make: (locale: Locale, volume: Volume) => Page) {
  const cache = new WeakMap<Volume, Map<Locale, Page>>()
  return (locale: Locale, volume: Volume = shipped): Page => {
    const pages = cache.get(volume) ?? new Map<Locale, Page>()
    cache.set(volume, pages)
    const page = pages.get(locale) ?? make(locale, volume)
    pages.set(locale, page)
    return page
  }
}
