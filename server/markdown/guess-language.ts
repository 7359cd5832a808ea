import type { WrittenLanguage } from './markdown.schema.ts'
import { textOf } from './read-html.ts'

// Addresses of pages and mailboxes are Latin in every language, and so is code.
const ofNoLanguage = /\b(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w.-]+|`[^`\n]*`/giu

/**
 * Returns Chinese if the text has more Han characters than Latin words, else English, so that a name or a term in the other language changes nothing.
 * A text with neither, such as a row of hearts, has the language of the page on which it was written.
 */
export function guessLanguage(text: string, ofPage: WrittenLanguage): WrittenLanguage {
  const read = text.replace(ofNoLanguage, ' ')
  const han = read.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = read.match(/\p{Script=Latin}+/gu)?.length ?? 0
  if (han + latin === 0) return ofPage
  return han > latin ? 'zh' : 'en'
}

/** Returns the language columns of a text: the choice of its author, else the detected language. */
export const languageColumns = (
  chosen: WrittenLanguage | null | undefined,
  { title, html }: { title: string; html: string },
  ofPage: WrittenLanguage,
) => ({ chosenLanguage: chosen ?? null, language: chosen ?? guessLanguageOfHtml(title, html, ofPage) })

/** Detects the language of a title and HTML that renderMarkdown made; code is ignored. */
export const guessLanguageOfHtml = (title: string, html: string, ofPage: WrittenLanguage): WrittenLanguage =>
  guessLanguage(`${title} ${textOf(html.replace(/<(pre|code)\b.*?<\/\1>/gsu, ' '))}`, ofPage)
