import { LRUCache } from 'lru-cache'
import type { Locale } from '#app/i18n/locale.ts'
import type { MarkupOfPage } from './cached-part.tsx'

const maxEntries = 500

// Text by users is escaped in the markup, so it cannot contain this mark.
const mark = /<template data-cached-part="([=+-])(\d+)"><\/template>/

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
    const pieces = markup.split(mark)
    for (let at = 0; at < pieces.length; at += 3) {
      whole.push(pieces[at] ?? '')
      const [kind, number] = [pieces[at + 1], Number(pieces[at + 2])]
      const start = starts.get(number)
      if (kind === '=') whole.push(found[number] ?? '')
      else if (kind === '+') starts.set(number, whole.length)
      else if (kind === '-' && start !== undefined) this.#keep(keys[number] ?? '', whole.slice(start).join(''))
    }
    return whole
  }

  // The markup is copied, because a slice would keep the whole page in memory.
  #keep(key: string, markup: string): void {
    this.#kept.set(key, Buffer.from(markup).toString())
  }
}
