import type { WordList } from '../setting/review-rules.schema.ts'

// The letters and digits of a text in their compared form, and for each whether it starts a word.
interface Characters {
  characters: string[]
  startsWord: boolean[]
}

interface ReadCharacters extends Characters {
  /** Whether the next character after the text begins a new word. */
  nextStartsWord: boolean
}

interface TrieNode {
  readonly next: Map<string, TrieNode>
  ends: boolean
}

/** A compiled word list. Returns true if a text contains one of its words. */
export type WordSearch = (text: string) => boolean

const characterPattern = /[\p{L}\p{N}]/u
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
  const wanted = buildTrie([...spelled])
  const harmless = buildTrie(exceptions.map(spell).filter(word => !spelled.has(word)))
  return text => spelled.size > 0 && spansIn(charactersOf(text), wanted, harmless).next().done === false
}

/** The range of a word in a text, without its end, in UTF-16 units. */
interface Hit {
  from: number
  to: number
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** Returns the ranges of listed words in a text, to be marked. It uses the same search as `compileWordList`, prepared for one text. */
export function hitsIn(text: string, { words, exceptions }: WordList): Hit[] {
  const characters: string[] = []
  const startsWord: boolean[] = []
  const places: Hit[] = []
  let nextStartsWord = true
  // Normalization composes and decomposes characters only within one grapheme.
  for (const { segment, index } of graphemes.segment(text)) {
    const own = charactersOf(segment, nextStartsWord)
    characters.push(...own.characters)
    startsWord.push(...own.startsWord.slice(0, -1))
    places.push(...own.characters.map(() => ({ from: index, to: index + segment.length })))
    nextStartsWord = own.nextStartsWord
  }
  startsWord.push(true)
  const spelled = new Set(words.map(spell))
  const harmless = buildTrie(exceptions.map(spell).filter(word => !spelled.has(word)))
  const hits: Hit[] = []
  for (const [start, end] of spansIn({ characters, startsWord }, buildTrie([...spelled]), harmless)) {
    const [from, to] = [places[start]?.from ?? 0, places[end - 1]?.to ?? 0]
    const last = hits.at(-1)
    if (last !== undefined && from < last.to) last.to = Math.max(last.to, to)
    else hits.push({ from, to })
  }
  return hits
}

const spell = (word: string) => charactersOf(word).characters.join('')

function charactersOf(text: string, nextStartsWord = true): ReadCharacters {
  const characters: string[] = []
  const startsWord: boolean[] = []
  for (const character of text.normalize('NFKC').toLowerCase()) {
    if (characterPattern.test(character)) {
      characters.push(character)
      startsWord.push(nextStartsWord)
      nextStartsWord = false
    } else if (!unseen.test(character)) nextStartsWord = true
  }
  startsWord.push(true)
  return { characters, startsWord, nextStartsWord }
}

function buildTrie(words: readonly string[]): TrieNode {
  const root = createTrieNode()
  for (const word of words) if (word !== '') insert(root, word)
  return root
}

function insert(root: TrieNode, word: string): void {
  let at = root
  for (const character of word) {
    const next = at.next.get(character) ?? createTrieNode()
    at.next.set(character, next)
    at = next
  }
  at.ends = true
}

const createTrieNode = (): TrieNode => ({ next: new Map(), ends: false })

/** Yields the range of each listed word that is not inside an exception. */
function* spansIn(
  { characters, startsWord }: Characters,
  wanted: TrieNode,
  harmless: TrieNode,
): Generator<readonly [number, number]> {
  let harmlessUntil = 0
  for (let start = 0; start < characters.length; start += 1) {
    harmlessUntil = Math.max(harmlessUntil, ...endsFrom(characters, start, harmless))
    for (const end of endsFrom(characters, start, wanted))
      if (end > harmlessUntil && !crossesWordBoundary({ characters, startsWord }, start, end)) yield [start, end]
  }
}

/** Returns the ends of the words that begin at `start`. */
function endsFrom(characters: readonly string[], start: number, root: TrieNode): number[] {
  const ends: number[] = []
  let at: TrieNode | undefined = root
  for (let place = start; at !== undefined; place += 1) {
    if (at.ends) ends.push(place)
    at = at.next.get(characters[place] ?? '')
  }
  return ends
}

/** Returns true for a hit that only arises because a gap between Latin words is ignored. */
function crossesWordBoundary({ characters, startsWord }: Characters, start: number, end: number): boolean {
  if (!startsWord.slice(start + 1, end).includes(true)) return false
  return !(startsWord[start] === true && startsWord[end] === true) && latin.test(characters.slice(start, end).join(''))
}
