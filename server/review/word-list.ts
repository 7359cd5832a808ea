import type { WordList } from '../setting/review-rules.schema.ts'

// The letters and digits of a text in their compared form, and for each whether a new word begins there.
interface Letters {
  letters: string[]
  opens: boolean[]
}

interface ReadLetters extends Letters {
  /** Whether the next letter after the text begins a new word. */
  endsOpen: boolean
}

interface Branch {
  readonly next: Map<string, Branch>
  ends: boolean
}

/** A compiled word list. Returns true if a text contains one of its words. */
export type WordSearch = (text: string) => boolean

const letter = /[\p{L}\p{N}]/u
// Combining marks and invisible characters do not separate words.
const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const latin = /^[\p{Script=Latin}\p{N}]+$/u

/**
 * Compiles a word list for many texts. Width, case, spaces, punctuation and invisible characters inside a word are ignored. A hit inside a longer
 * word of the exceptions does not count. A Latin word that spans a gap only counts if it begins and ends at word boundaries ("s p a m", but not "spa
 * mall").
 */
export function compileWordList({ words, exceptions }: WordList): WordSearch {
  const spelled = new Set(words.map(spell))
  const wanted = treeOf([...spelled])
  const harmless = treeOf(exceptions.map(spell).filter(word => !spelled.has(word)))
  return text => spelled.size > 0 && spansIn(lettersOf(text), wanted, harmless).next().done === false
}

/** The range of a word in a text, without its end, in UTF-16 units. */
interface Hit {
  from: number
  to: number
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Returns the ranges of listed words in a text, to be marked. It uses the same search as `compileWordList`, prepared for one text. */
export function hitsIn(text: string, { words, exceptions }: WordList): Hit[] {
  const letters: string[] = []
  const opens: boolean[] = []
  const places: Hit[] = []
  let opening = true
  // Normalization composes and decomposes characters only within one grapheme.
  for (const { segment, index } of graphemes.segment(text)) {
    const own = lettersOf(segment, opening)
    letters.push(...own.letters)
    opens.push(...own.opens.slice(0, -1))
    places.push(...own.letters.map(() => ({ from: index, to: index + segment.length })))
    opening = own.endsOpen
  }
  opens.push(true)
  const spelled = new Set(words.map(spell))
  const harmless = treeOf(exceptions.map(spell).filter(word => !spelled.has(word)))
  const hits: Hit[] = []
  for (const [start, end] of spansIn({ letters, opens }, treeOf([...spelled]), harmless)) {
    const [from, to] = [places[start]?.from ?? 0, places[end - 1]?.to ?? 0]
    const last = hits.at(-1)
    if (last !== undefined && from < last.to) last.to = Math.max(last.to, to)
    else hits.push({ from, to })
  }
  return hits
}

const spell = (word: string) => lettersOf(word).letters.join('')

function lettersOf(text: string, opening = true): ReadLetters {
  const letters: string[] = []
  const opens: boolean[] = []
  for (const character of text.normalize('NFKC').toLowerCase()) {
    if (letter.test(character)) {
      letters.push(character)
      opens.push(opening)
      opening = false
    } else if (!unseen.test(character)) opening = true
  }
  opens.push(true)
  return { letters, opens, endsOpen: opening }
}

function treeOf(words: readonly string[]): Branch {
  const root = branch()
  for (const word of words) if (word !== '') grow(root, word)
  return root
}

function grow(root: Branch, word: string): void {
  let at = root
  for (const character of word) {
    const next = at.next.get(character) ?? branch()
    at.next.set(character, next)
    at = next
  }
  at.ends = true
}

const branch = (): Branch => ({ next: new Map(), ends: false })

/** Yields the range of each listed word that is not inside an exception. */
function* spansIn({ letters, opens }: Letters, wanted: Branch, harmless: Branch): Generator<readonly [number, number]> {
  let harmlessUntil = 0
  for (let start = 0; start < letters.length; start += 1) {
    harmlessUntil = Math.max(harmlessUntil, ...endsFrom(letters, start, harmless))
    for (const end of endsFrom(letters, start, wanted))
      if (end > harmlessUntil && !isAccident({ letters, opens }, start, end)) yield [start, end]
  }
}

/** Returns the ends of the words that begin at `start`. */
function endsFrom(letters: readonly string[], start: number, root: Branch): number[] {
  const ends: number[] = []
  let at: Branch | undefined = root
  for (let place = start; at !== undefined; place += 1) {
    if (at.ends) ends.push(place)
    at = at.next.get(letters[place] ?? '')
  }
  return ends
}

function isAccident({ letters, opens }: Letters, start: number, end: number): boolean {
  if (!opens.slice(start + 1, end).includes(true)) return false
  return !(opens[start] === true && opens[end] === true) && latin.test(letters.slice(start, end).join(''))
}
