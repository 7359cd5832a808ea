import type { Locale } from './story-schema.ts'
import { allContent as shipped } from './all-content.ts'
import type { AllContent } from './all-content-schema.ts'

/** Returns a function that builds a page in one language once, and caches it as long as the content exists. */
export function cachePagePerLanguage<Page>(make: (locale: Locale, content: AllContent) => Page) {
  const cache = new WeakMap<AllContent, Map<Locale, Page>>()
  return (locale: Locale, content: AllContent = shipped): Page => {
    const pages = cache.get(content) ?? new Map<Locale, Page>()
    cache.set(content, pages)
    const page = pages.get(locale) ?? make(locale, content)
    pages.set(locale, page)
    return page
  }
}
