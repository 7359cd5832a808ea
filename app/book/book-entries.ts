import type { BookText } from '#server/book/book.schema.ts'
import { wordsOf, langIn, spanOf, type BookDecade, type BookParts, type BookYear } from './book-parts.ts'
import { water } from './book-story.ts'
import { langOf } from '../i18n/locale.ts'
import { langOfShownText } from '../i18n/lang-of-shown-text.ts'
import { escapeHtml } from '#server/kernel/html-entities.schema.ts'

/** In characters. A longer text may break across columns. */
const shortText = 160

/** Yields the pages of one decade: its illustration, then its texts by year. */
export function* decadePages(part: BookDecade, parts: BookParts): Generator<string> {
  yield `<section class="decade page-${part.id}" aria-labelledby="${part.id}">${decadeHead(part, parts)}<div class="decade__texts">`
  for (const year of part.years) yield* yearTexts(year, parts)
  yield '</div></section>'
}

function decadeHead({ decade, id }: BookDecade, { locale, story, picture }: BookParts): string {
  const illustration = decade === null ? undefined : story.illustrationOf(decade)
  const title = decade === null ? escapeHtml(wordsOf(locale).undatedTitle) : figures(decade)
  const caption = illustration === undefined ? '' : escapeHtml(illustration.caption)
  const lang = illustration === undefined ? '' : langIn(locale, langOfShownText(illustration.caption) ?? locale)
  const drawn =
    illustration === undefined
      ? `<div class="decade__water"><img src="${escapeHtml(picture(water))}" alt=""></div>`
      : `<figure class="decade__plate"><img src="${escapeHtml(picture(illustration.url))}" alt="${escapeHtml(illustration.alt)}"${lang}><figcaption${lang}>${caption}</figcaption></figure>`
  return `<header class="decade__head">${drawn}<h2 id="${id}"${decade === null ? ' class="decade__words"' : ''}>${title}</h2></header>`
}

const figures = (decade: number) => `${decade}<span class="decade__until">${spanOf(decade).slice(4)}</span>`

function* yearTexts({ year, id, first, texts }: BookYear, parts: BookParts): Generator<string> {
  if (year !== null) yield `<h3 class="year" id="${id}">${year}</h3>`
  for (const [index, text] of texts.entries()) yield entry(text, first + index, parts)
}

function entry(text: BookText, number: number, { locale }: BookParts): string {
  const words = wordsOf(locale)
  const lines = text.text.split('\n').filter(line => line.trim() !== '')
  const isShort = text.text.length <= shortText && lines.length <= 8
  const kind = `<span class="entry__kind">${words[text.kind]}</span>`
  const head = `<p class="entry__head"><span class="entry__number">${number}</span>${kind}<span class="entry__date">${text.date}</span></p>`
  const said = lines.map(line => `<p>${escapeHtml(line)}</p>`).join('')
  return `<article class="entry entry--${text.kind}${isShort ? ' entry--short' : ''}" id="n${number}">${head}<div class="entry__text" lang="${langOf(text.language)}">${said}</div>${signature(text, words.nameless)}</article>`
}

function signature({ name, group }: BookText, nameless: string): string {
  const shown = name === null ? `<span class="entry__nameless">${nameless}</span>` : named(name)
  return `<p class="entry__from">${shown}${group === null ? '' : `<span class="entry__group"${langAttributeFor(group)}><bdi>${escapeHtml(group)}</bdi></span>`}</p>`
}

const named = (name: string) =>
  `<span class="entry__name"${langAttributeFor(name)}><bdi>${escapeHtml(name)}</bdi></span>`

/** Returns the `lang` attribute that gives names and classes the glyphs of their own language. */
export function langAttributeFor(text: string): string {
  const language = langOfShownText(text)
  return language === undefined ? '' : ` lang="${langOf(language)}"`
}
