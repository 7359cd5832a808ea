import { normal } from './fold.ts'

// What texts are found by: by words, and by pieces of Chinese, which has no spaces to part its words.

const han = /\p{Script=Han}/u
const runs = /[\p{L}\p{N}\p{M}]+/gu
const scripts = /\p{Script=Han}+|[^\p{Script=Han}]+/gu

const longestWord = 40
const mostRuns = 8
/** So many letters of a sound count, about five characters. */
export const longestSound = 16

/** English plurals find their singulars: both sides are cut the same way. */
const stem = (word: string): string => (/[a-z]{3}(?<!s)s$/.test(word) ? word.slice(0, -1) : word).slice(0, longestWord)

interface Part {
  text: string
  isHan: boolean
}

/** A text that is folded already as runs of Chinese and words of letters and digits. */
export const partsOf = (folded: string): Part[] =>
  [...folded.matchAll(runs)].flatMap(([run]) =>
    [...run.matchAll(scripts)].map(([text]) => ({ text, isHan: han.test(text) })),
  )

/** Everything a text can be found by: its words, each Chinese character, each two that stand together. */
export function termsOf(text: string): string[] {
  const terms = new Set<string>()
  for (const part of partsOf(normal(text)))
    if (part.isHan) addPieces(terms, part.text)
    else terms.add(stem(part.text))
  return [...terms]
}

function addPieces(terms: Set<string>, part: string): void {
  const characters = Array.from(part)
  for (const [index, character] of characters.entries()) {
    terms.add(character)
    if (index > 0) terms.add(`${characters[index - 1] ?? ''}${character}`)
  }
}

// No text has such a term: they stand beside the words of an entry, so that the index finds few where a board or a writer is asked for.
export const boardTerm = (id: number) => `board:${id}`
export const authorTerm = (id: number) => `author:${id}`

/** A word that may be one of the text, or the sound of Chinese in a title. */
export interface SpelledWord {
  word: string
  term: string
  sound: string
  /** The pieces of the name it stands for, which is found in texts too. */
  name: readonly string[]
}

// What the university is called by who types letters.
const names: ReadonlyMap<string, string> = new Map([
  ['hehai', '河海'],
  ['hh', '河海'],
  ['hhu', '河海'],
  ['hehaidaxue', '河海大学'],
  ['hhdx', '河海大学'],
])

export interface Question {
  /** What the index must have, all of it. */
  terms: string[]
  /** What must stand in the text as a whole, because the index knows only its pieces. */
  phrases: string[]
  /** The words that may be meant as sounds. */
  spelled: SpelledWord[]
  /** The words to mark. */
  words: string[]
}

/** What is looked for, or undefined where nothing is asked that could be found: of a board or a writer all is found without words. */
export function readQuestion(
  asked: string,
  { board, author }: { board?: number | undefined; author?: number | undefined } = {},
): Question | undefined {
  const words = [...new Set([...normal(asked).matchAll(runs)].map(([run]) => run))].slice(0, mostRuns)
  if (words.length === 0 && board === undefined && author === undefined) return undefined
  const spelled = words.flatMap(word => spelledWord(word) ?? [])
  const plain = words.filter(word => !spelled.some(each => each.word === word))
  const parts = plain.map(word => piecesOf(word))
  return {
    terms: [...new Set(parts.flat())],
    phrases: plain.filter((_, index) => (parts[index] ?? []).length > 1),
    spelled,
    words,
  }
}

function spelledWord(word: string): SpelledWord | undefined {
  const sound = soundIn(word)
  if (sound === undefined) return undefined
  const name = names.get(sound)
  return { word, term: stem(word), sound, name: name === undefined ? [] : piecesOf(name) }
}

/** The words of a question with the names they stand for: what is marked in a text. */
export const withNames = (words: readonly string[]): string[] => [
  ...words,
  ...words.flatMap(word => names.get(soundIn(word) ?? '') ?? []),
]

export const isSpelled = (text: string): boolean => /^[a-z]+$/.test(text)

/**
 * A word as the sound it may spell, without tones; undefined where it spells none. `ü` is written `v`, and `ho` is how `he` was written
 * when the university took its name.
 */
export function soundIn(word: string): string | undefined {
  const letters = word
    .normalize('NFD')
    .replace(/u\u0308/gu, 'v')
    .replace(/\p{M}/gu, '')
  if (letters.length < 2 || !isSpelled(letters)) return undefined
  return letters
    .replace(/([ln])ue/gu, '$1ve')
    .replace(/(?<![a-z])ho(?![nu])/gu, 'he')
    .slice(0, longestSound)
}

/** The fewest terms that a word of a question needs: single characters only where they stand alone. */
export function piecesOf(word: string): string[] {
  return partsOf(word).flatMap(({ text, isHan }) => {
    if (!isHan) return [stem(text)]
    const characters = Array.from(text)
    if (characters.length === 1) return characters
    return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
  })
}
