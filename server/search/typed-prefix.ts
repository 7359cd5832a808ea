import { normal } from './fold-text.ts'
import { maxSoundLength, partsOf, termsOfWord, soundIn } from './search-terms.ts'

/** The conditions that a title must meet for the text typed so far. */
export interface TypedPrefix {
  /** Chinese that the title must contain as a whole. */
  phrases: string[]
  /** The terms of these phrases in the index. */
  terms: string[]
  /** Beginnings of words or of pinyin, each as a tsquery. */
  beginnings: string[]
  /** The words to mark. */
  words: string[]
}

const maxParts = 6

/** Parses the text typed so far. Returns undefined if it is too short: it needs one Chinese character or two letters. */
export function parseTypedPrefix(typed: string): TypedPrefix | undefined {
  const parts = partsOf(normal(typed))
    .filter(({ text, isHan }) => isHan || text.length > 1)
    .slice(0, maxParts)
  if (parts.length === 0) return undefined
  const phrases = parts.filter(({ isHan }) => isHan).map(({ text }) => text)
  const others = parts.filter(({ isHan }) => !isHan).map(({ text }) => text)
  return {
    phrases,
    terms: [...new Set(phrases.flatMap(termsOfWord))],
    beginnings: others.map(beginning),
    words: parts.map(({ text }) => text),
  }
}

function beginning(word: string): string {
  const sound = soundIn(word)
  const asWord = `'=${word.slice(0, maxSoundLength)}':*`
  return sound === undefined ? asWord : `(${asWord} | '${sound}':*)`
}
