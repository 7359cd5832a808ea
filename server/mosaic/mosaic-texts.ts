import { drawableText } from '../drawing/drawable-characters.ts'

/** Yields the drawable parts of the texts, without texts of punctuation only. */
export async function* drawableTexts(texts: readonly string[]): AsyncGenerator<string> {
  for (const text of texts) {
    const written = await drawableText(text.replace(/\s+/g, ' '))
    if (/[\p{L}\p{N}\p{S}]/u.test(written)) yield written
  }
}

/** Returns the items of both lists by turns, and then the rest of the longer one. */
export const alternating = <Item>(one: readonly Item[], other: readonly Item[]): Item[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .filter(item => item !== undefined)
