// How texts and questions are compared: by words, and by pieces of Chinese, which has no spaces to part its words.

const han = /\p{Script=Han}/u
const runs = /[\p{L}\p{N}\p{M}]+/gu
const scripts = /\p{Script=Han}+|[^\p{Script=Han}]+/gu

const longestWord = 40
const mostRuns = 8

/** A text as it is compared: without regard to width, case and kinds of spaces. */
export const normal = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

/** English plurals find their singulars: both sides are cut the same way. */
const stem = (word: string): string => (/[a-z]{3}(?<!s)s$/.test(word) ? word.slice(0, -1) : word).slice(0, longestWord)

/** Everything a text can be found by: its words, each Chinese character, each two that stand together. */
export function termsOf(text: string): string[] {
  const terms = new Set<string>()
  for (const [run] of normal(text).matchAll(runs))
    for (const [part] of run.matchAll(scripts))
      if (han.test(part)) addPieces(terms, part)
      else terms.add(stem(part))
  return [...terms]
}

function addPieces(terms: Set<string>, part: string): void {
  const characters = Array.from(part)
  for (const [index, character] of characters.entries()) {
    terms.add(character)
    if (index > 0) terms.add(`${characters[index - 1] ?? ''}${character}`)
  }
}

export interface Question {
  /** What the index must have, all of it. */
  terms: string[]
  /** What must stand in the text as a whole, because the index knows only its pieces. */
  phrases: string[]
  /** The words to mark. */
  words: string[]
}

/** What is looked for, or undefined where nothing is asked that could be found. */
export function readQuestion(asked: string): Question | undefined {
  const words = [...new Set([...normal(asked).matchAll(runs)].map(([run]) => run))].slice(0, mostRuns)
  if (words.length === 0) return undefined
  const parts = words.map(word => piecesOf(word))
  return {
    terms: [...new Set(parts.flat())],
    phrases: words.filter((_, index) => (parts[index] ?? []).length > 1),
    words,
  }
}

/** The fewest terms that a word of a question needs: single characters only where they stand alone. */
function piecesOf(word: string): string[] {
  return [...word.matchAll(scripts)].flatMap(([part]) => {
    if (!han.test(part)) return [stem(part)]
    const characters = Array.from(part)
    if (characters.length === 1) return characters
    return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`)
  })
}
