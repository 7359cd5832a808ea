import { writable } from '../drawing/drawable-characters.ts'

/** What can be drawn of the texts: marks alone make no picture. */
export async function drawable(texts: readonly string[]): Promise<string[]> {
  const written = await Promise.all(texts.map(text => writable(text.replace(/\s+/g, ' '))))
  return written.filter(text => /[\p{L}\p{N}\p{S}]/u.test(text))
}
