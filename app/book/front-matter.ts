import { decadesOf, lastOf, spanOf, wordsOf, type BookDecade, type BookParts, type BookYear } from './book-parts.ts'
import { night } from './book-story.ts'
import { escapeHtml } from '#server/kernel/html-entities.schema.ts'
import { fillPlaceholders } from './fill-placeholders.ts'

/** The front cover: a drawing of the river at night, and the title on a slip, as on a thread-bound book. */
export function cover({ book, locale, story, picture }: BookParts): string {
  const words = wordsOf(locale)
  const { volume, volumes } = book
  const part = volumes > 1 ? `<p class="cover__volume">${fillPlaceholders(words.volume, { volume, volumes })}</p>` : ''
  return `<header class="cover"><img class="cover__night" src="${escapeHtml(picture(night))}" alt="">
<div class="cover__slip"><h1 class="cover__title">${words.title}</h1><p class="cover__subtitle">${words.subtitle}</p></div>
<div class="cover__foot"><p class="cover__university">${escapeHtml(story.university)}</p><p class="cover__years">${story.founded}—${story.celebrated}</p>${part}</div></header>`
}

/** The note on the back of the front cover: how the book was made, and its date. */
export function about({ book, locale, story, made }: BookParts): string {
  const words = wordsOf(locale)
  const { volume, volumes, first, texts, total } = book
  const part = volumes > 1 ? fillPlaceholders(words.part, { volume, first, last: first + texts.length - 1 }) : ''
  const said =
    texts.length === 0
      ? [words.empty, words.aboutNames]
      : [fillPlaceholders(words.about, { date: made, total }) + part, words.aboutNames]
  return `<section class="about" aria-labelledby="about"><h2 id="about">${words.aboutTitle}</h2>${said
    .map(sentence => `<p>${escapeHtml(sentence)}</p>`)
    .join('')}<p class="about__made">${escapeHtml(story.independence)}</p><p class="about__made">${made}</p></section>`
}

/** The table of contents: decades and years with the numbers of their texts, and with page numbers when they are known. */
export function contents(parts: BookParts): string {
  const { book, locale, pages } = parts
  if (book.texts.length === 0) return ''
  const words = wordsOf(locale)
  const rows = decadesOf(book).map(part => decadeRow(part, parts))
  const names =
    book.names.length === 0
      ? ''
      : `<li class="contents__part contents__part--names"><p class="contents__decade">${link('names', words.namesTitle)}</p>${pageOf('names', pages)}</li>`
  return `<nav class="contents page-contents" aria-labelledby="contents"><h2 id="contents">${words.contentsTitle}</h2><ol class="contents__parts">${rows.join('')}${names}</ol></nav>`
}

function decadeRow({ decade, id, years }: BookDecade, parts: BookParts): string {
  const words = wordsOf(parts.locale)
  if (decade === null) {
    const [only] = years
    return `<li class="contents__part contents__part--words"><p class="contents__decade">${link(id, words.undatedTitle)}</p>${only === undefined ? '' : `<ol class="contents__years"><li class="contents__year">${numbersOf(only, parts)}</li></ol>`}</li>`
  }
  const rows = years.map(
    year => `<li class="contents__year">${link(year.id, String(year.year))}${numbersOf(year, parts)}</li>`,
  )
  return `<li class="contents__part"><p class="contents__decade">${link(id, spanOf(decade))}</p><ol class="contents__years">${rows.join('')}</ol></li>`
}

function numbersOf(year: BookYear, { locale, pages }: BookParts): string {
  const [first, last] = [year.first, lastOf(year)]
  const numbers = first === last ? String(first) : fillPlaceholders(wordsOf(locale).numbers, { first, last })
  return `<span class="contents__numbers">${numbers}</span>${pageOf(year.id, pages)}`
}

const link = (id: string, text: string) => `<a href="#${id}">${escapeHtml(text)}</a>`

const pageOf = (id: string, pages: BookParts['pages']): string => {
  const page = pages?.get(id)
  return page === undefined ? '' : `<span class="contents__page">${page}</span>`
}
