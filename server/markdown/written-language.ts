import type { WrittenLanguage } from './markdown.schema.ts'
import { textOf } from './read-html.ts'

// Addresses, of pages and of mailboxes, are Latin in every language; so is code.
const ofNoLanguage = /\b(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w.-]+|`[^`\n]*`/giu

/**
 * Chinese where a text has more Han characters than words in Latin letters, else English: a name or a term in the other language does
 * not change it. What has neither, such as a row of hearts, is in the language of the page on which it was written.
 */
export function writtenLanguageOf(text: string, ofPage: WrittenLanguage): WrittenLanguage {
  const read = text.replace(ofNoLanguage, ' ')
  const han = read.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = read.match(/\p{Script=Latin}+/gu)?.length ?? 0
  if (han + latin === 0) return ofPage
  return han > latin ? 'zh' : 'en'
}

/** The columns that tell the language of a text: what its author chose, else what is found in it. */
export const languageColumns = (
  chosen: WrittenLanguage | null | undefined,
  { title, html }: { title: string; html: string },
  ofPage: WrittenLanguage,
) => ({ chosenLanguage: chosen ?? null, language: chosen ?? languageOfHtml(title, html, ofPage) })

/** The same of a text with a title whose HTML renderMarkdown made. */
export const languageOfHtml = (title: string, html: string, ofPage: WrittenLanguage): WrittenLanguage =>
  writtenLanguageOf(`${title} ${textOf(html.replace(/<(pre|code)\b.*?<\/\1>/gsu, ' '))}`, ofPage)
