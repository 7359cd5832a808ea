import { drawableText } from '../drawing/drawable-characters.ts'

/** Returns the drawable parts of the texts, without texts of punctuation only. */
export async function drawableTexts(texts: readonly string[]): Promise<string[]> {
  const written = await Promise.all(texts.map(text => drawableText(text.replace(/\s+/g, ' '))))
  return written.filter(text => /[\p{L}\p{N}\p{S}]/u.test(text))
}
