import { normal } from './fold-text.ts'

// Splits texts into search terms: words, and parts of Chinese text, which has no spaces between words.

const han = /\p{Script=Han}/u
const runs = /[\p{L}\p{N}\p{M}]+/gu
const scripts = /\p{Script=Han}+|[^\p{Script=Han}]+/gu

const maxWordLength = 40
const maxRuns = 8
/** How many letters of a sound count; about five characters. */
export const maxSoundLength = 16

/** Cuts the plural s of English words, in texts and in questions alike. */
const stem = (word: string): string =>
  (/[a-z]{3}(?<!s)s$/.test(word) ? word.slice(0, -1) : word).slice(0, maxWordLength)

interface Part {
  text: string
  isHan: boolean
}

/** Splits a folded text into runs of Chinese and words of letters and digits. */
export const partsOf = (folded: string): Part[] =>
  [...folded.matchAll(runs)].flatMap(([run]) =>
    [...run.matchAll(scripts)].map(([text]) => ({ text, isHan: han.test(text) })),
  )

/** Returns the terms of a text: its words, each Chinese character, and each pair of neighbouring ones. */
export function termsOf(text: string): string[] {
  const terms = new Set<string>()
  for (const part of partsOf(normal(text)))
    if (part.isHan) addTermsOf(terms, part.text)
    else terms.add(stem(part.text))
  return [...terms]
}

function addTermsOf(terms: Set<string>, part: string): void {
  const characters = Array.from(part)
  for (const [index, character] of characters.entries()) {
    terms.add(character)
    if (index > 0) terms.add(`${characters[index - 1] ?? ''}${character}`)
  }
}

// Terms that occur in no text. They are stored beside the words of an entry, so that the index also narrows by board or author.
export const boardTerm = (id: number) => `board:${id}`
export const authorTerm = (id: number) => `author:${id}`

/** A word of a question that may be a word of the text or the pinyin of a title. */
export interface SpelledWord {
  word: string
  term: string
  sound: string
  /** The terms of the name that it stands for, which is also found in texts. */
  name: readonly string[]
}

// How people write the names of the university in Latin letters.
const names: ReadonlyMap<string, string> = new Map([
  ['hehai', '河海'],
  ['hh', '河海'],
  ['hhu', '河海'],
  ['hehaidaxue', '河海大学'],
  ['hhdx', '河海大学'],
])

export interface Question {
  /** The terms that the index must contain, all of them. */
  terms: string[]
  /** The words that the text must contain as a whole, because the index contains only their parts. */
  phrases: string[]
  /** The words that may be pinyin. */
  spelled: SpelledWord[]
  /** The words to mark in results. */
  words: string[]
}

/**
 * Parses a question. Returns undefined if it contains nothing to search. With a board or an author, a question without words finds everything of it.
 */
export function parseQuestion(
  asked: string,
  { board, author }: { board?: number | undefined; author?: number | undefined } = {},
): Question | undefined {
  const words = [...new Set([...normal(asked).matchAll(runs)].map(([run]) => run))].slice(0, maxRuns)
  if (words.length === 0 && board === undefined && author === undefined) return undefined
  const spelled = words.flatMap(word => spelledWord(word) ?? [])
  const plain = words.filter(word => !spelled.some(each => each.word === word))
  const parts = plain.map(word => termsOfWord(word))
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
  return { word, term: stem(word), sound, name: name === undefined ? [] : termsOfWord(name) }
}

/** Returns the words of a question and the names they stand for, to be marked in a text. */
export const withNames = (words: readonly string[]): string[] => [
  ...words,
  ...words.flatMap(word => names.get(soundIn(word) ?? '') ?? []),
]

export const isSpelled = (text: string): boolean => /^[a-z]+$/.test(text)

/**
 * Returns the pinyin that a word may spell, without tones; undefined if it spells none. `ü` is written `v`, and `ho` is the spelling of `he` from the
 * time when the university took its name.
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
    .slice(0, maxSoundLength)
}

/** Returns the fewest terms that a word of a question needs: single characters only if they are alone. */
export function termsOfWord(word: string): string[] {
  return partsOf(word).flatMap(({ text, isHan }) => {
    if (!isHan) return [stem(text)]
    const characters = Array.from(text)
    if (characters.length === 1) return characters
    return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
  })
}
