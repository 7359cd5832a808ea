import { drawableText } from '../drawing/drawable-characters.ts'

/** Yields the drawable parts of the texts, without texts of punctuation only. */
export async function* drawableTexts(texts: readonly string[]): AsyncGenerator<string> {
  for (const text of texts) {
    const written = await drawableText(text.replace(/\s+/g, ' '))
    if (/[\p{L}\p{N}\p{S}]/u.test(written)) yield written
  }
}

/** Returns true if one of the texts can be drawn. */
export async function hasDrawableText(texts: readonly string[]): Promise<boolean> {
  const { done } = await drawableTexts(texts).next()
  return done !== true
}
