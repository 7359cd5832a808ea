import { langOf } from '../i18n/locale.ts'
import { backCover, indexPages } from './back-matter.ts'
import { decadesOf, spanOf, wordsOf, type BookDecade, type BookParts } from './book-parts.ts'
import { decadePages } from './book-entries.ts'
import { about, contents, cover } from './front-matter.ts'
import { escapeHtml } from '#server/kernel/html-entities.schema.ts'

/**
 * Yields one volume of the book of sparks as a printable HTML page, in order: cover, note, contents, texts by decade and year, index of names. The
 * page has no scripts, and everything that people wrote is escaped.
 */
export function* bookHtml(parts: BookParts): Generator<string> {
  const { book, locale, story, styles, nonce } = parts
  const words = wordsOf(locale)
  const decades = decadesOf(book)
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`
  yield `<!doctype html><html lang="${langOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.title} · ${escapeHtml(story.university)}</title>${styles}<style${allowed}>${runningHeads(decades, parts)}</style></head><body class="book">${bar(parts)}`
  yield cover(parts)
  yield `<main>${about(parts)}${contents(parts)}`
  for (const decade of decades) yield* decadePages(decade, parts)
  yield* indexPages(parts)
  yield `</main>${backCover(parts)}</body></html>`
}

/** CSS of the running heads: each decade shows its years at the top of its pages. CSS names pages only by `@page` rules, so each part has its own. */
function runningHeads(decades: readonly BookDecade[], { locale }: BookParts): string {
  const words = wordsOf(locale)
  const heads = [
    { id: 'contents', head: words.contentsTitle },
    { id: 'names', head: words.namesTitle },
    ...decades.map(({ id, decade }) => ({ id, head: decade === null ? words.undatedTitle : spanOf(decade) })),
  ]
  return heads
    .map(
      ({ id, head }) =>
        `.page-${id}{page:${id}}@page ${id}:right{@top-right{content:"${head}"}}@page ${id}:left{@top-left{content:"${words.title}"}}`,
    )
    .join('')
}

/** The navigation bar, which only an edition shown on a screen has. */
function bar({ locale, screen }: BookParts): string {
  if (screen === undefined) return ''
  const words = wordsOf(locale)
  const to = (href: string | undefined, text: string, more = '') =>
    href === undefined ? '' : `<a href="${href}"${more}>${text}</a>`
  const other = locale === 'zh' ? 'en' : 'zh'
  return `<nav class="bar" aria-label="${words.navigation}">${to(screen.desk, words.toDesk)}${to(screen.previous, words.previous)}${to(screen.next, words.next)}${to(screen.other, words.other, ` lang="${langOf(other)}" hreflang="${other}"`)}<p>${words.hint}</p></nav>`
}
