import { LRUCache } from 'lru-cache'
import type { Locale } from '#app/i18n/locale.ts'
import type { MarkupOfPage } from './cached-part.tsx'

const maxEntries = 500

// A mark is `<template data-cached-part="=7"></template>`. Text by users is escaped in the markup, so it cannot contain one.
const markStart = '<template data-cached-part="'
const markEnd = '"></template>'

interface PageMarkup extends MarkupOfPage {
  /** Replaces the marks by their markup and caches the markup between two marks. Returns the page in pieces. */
  complete: (markup: string) => readonly string[]
}

/** Cache of the markup that many pages share, by language and key (cached-part.tsx). */
export class PartCache {
  readonly #kept = new LRUCache<string, string>({ max: maxEntries })

  /** The cache for one rendering. Markup that it has found stays available, even if it is evicted meanwhile. */
  page(locale: Locale): PageMarkup {
    const keys: string[] = []
    const found: string[] = []
    return {
      markOf: key => {
        const markup = this.#kept.get(`${locale}\n${key}`)
        return markup === undefined ? undefined : `=${found.push(markup) - 1}`
      },
      marksAround: key => {
        const number = keys.push(`${locale}\n${key}`) - 1
        return [`+${number}`, `-${number}`]
      },
      complete: markup => this.#complete(markup, keys, found),
    }
  }

  #complete(markup: string, keys: readonly string[], found: readonly string[]): string[] {
    const starts = new Map<number, number>()
    const whole: string[] = []
    let done = 0
    for (let at = markup.indexOf(markStart); at !== -1; at = markup.indexOf(markStart, done)) {
      const end = markup.indexOf(markEnd, at)
      if (end === -1) break
      whole.push(markup.slice(done, at))
      const kind = markup.charAt(at + markStart.length)
      const number = Number(markup.slice(at + markStart.length + 1, end))
      done = end + markEnd.length
      const start = starts.get(number)
      if (kind === '=') whole.push(found[number] ?? '')
      else if (kind === '+') starts.set(number, whole.length)
      else if (start !== undefined) this.#keep(keys[number] ?? '', whole.slice(start).join(''))
    }
    whole.push(markup.slice(done))
    return whole
  }

  // The markup is copied, because a slice would keep the whole page in memory.
  #keep(key: string, markup: string): void {
    this.#kept.set(key, Buffer.from(markup).toString())
  }
}
