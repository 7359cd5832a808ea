import { wordsOf, type BookParts } from './book-parts.ts'
import { dawn } from './book-story.ts'
import { langAttributeFor } from './book-entries.ts'
import { escapeHtml } from '#server/kernel/html-entities.schema.ts'

/** The index of names, sorted by pronunciation. The figures are the numbers of the texts. */
export function* indexPages({ book, locale }: BookParts): Generator<string> {
  if (book.names.length === 0) return
  yield `<section class="names page-names" aria-labelledby="names"><h2 id="names">${wordsOf(locale).namesTitle}</h2><div class="names__columns">`
  for (const { letter, names } of book.names) {
    yield `<h3 class="names__letter">${letter}</h3><ul class="names__list">`
    for (const { name, numbers } of names)
      yield `<li><span${langAttributeFor(name)}><bdi>${escapeHtml(name)}</bdi></span> ${numbers.map(number => `<a href="#n${number}">${number}</a>`).join(', ')}</li>`
    yield '</ul>'
  }
  yield '</div></section>'
}

/** The back cover: the drawing shows daybreak on the river of the front cover. */
export const backCover = ({ story, picture }: BookParts): string =>
  `<footer class="back"><img class="back__dawn" src="${escapeHtml(picture(dawn))}" alt=""><p class="back__slogan">${escapeHtml(story.slogan)}</p></footer>`
