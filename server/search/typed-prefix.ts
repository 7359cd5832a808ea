import { normal } from './fold.ts'
import { longestSound, partsOf, piecesOf, soundIn } from './terms.ts'

/** What a title must have for what is typed so far. */
export interface HalfTyped {
  /** Chinese that stands in it, whole. */
  phrases: string[]
  /** The pieces of that, as the index knows them. */
  terms: string[]
  /** Beginnings of its words or of its sounds, each as a query of the index. */
  beginnings: string[]
  /** What to mark. */
  words: string[]
}

const mostParts = 6

/** What is typed so far, or undefined where it is too little: one Chinese character, or two letters. */
export function readHalfTyped(typed: string): HalfTyped | undefined {
  const parts = partsOf(normal(typed))
    .filter(({ text, isHan }) => isHan || text.length > 1)
    .slice(0, mostParts)
  if (parts.length === 0) return undefined
  const phrases = parts.filter(({ isHan }) => isHan).map(({ text }) => text)
  const others = parts.filter(({ isHan }) => !isHan).map(({ text }) => text)
  return {
    phrases,
    terms: [...new Set(phrases.flatMap(piecesOf))],
    beginnings: others.map(beginning),
    words: parts.map(({ text }) => text),
  }
}

function beginning(word: string): string {
  const sound = soundIn(word)
  const asWord = `'=${word.slice(0, longestSound)}':*`
  return sound === undefined ? asWord : `(${asWord} | '${sound}':*)`
}
