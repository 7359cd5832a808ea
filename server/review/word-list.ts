import type { WordList } from '../setting/review-rules.schema.ts'

// The letters and digits of a text as they are compared, and for each whether a new word begins there.
interface Letters {
  letters: string[]
  opens: boolean[]
}

interface Branch {
  readonly next: Map<string, Branch>
  ends: boolean
}

/** A word list made ready: tells whether a text holds one of its words. */
export type WordSearch = (text: string) => boolean

const letter = /[\p{L}\p{N}]/u
// Marks that are laid over a letter, and characters nobody sees, part no word.
const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
const latin = /^[\p{Script=Latin}\p{N}]+$/u

/**
 * Makes a list ready once, for many texts. Width, case, spaces, punctuation and invisible characters inside a word hide nothing;
 * a hit inside a longer word of the exceptions is none. A Latin word that spans a gap is one only where it begins and ends whole
 * words ("s p a m", but not "spa mall").
 */
export function compile({ words, exceptions }: WordList): WordSearch {
  const spelled = new Set(words.map(spell))
  const wanted = treeOf([...spelled])
  const harmless = treeOf(exceptions.map(spell).filter(word => !spelled.has(word)))
  return text => spelled.size > 0 && holds(lettersOf(text), wanted, harmless)
}

const spell = (word: string) => lettersOf(word).letters.join('')

function lettersOf(text: string): Letters {
  const letters: string[] = []
  const opens: boolean[] = []
  let opening = true
  for (const character of text.normalize('NFKC').toLowerCase()) {
    if (letter.test(character)) {
      letters.push(character)
      opens.push(opening)
      opening = false
    } else if (!unseen.test(character)) opening = true
  }
  opens.push(true)
  return { letters, opens }
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

function holds({ letters, opens }: Letters, wanted: Branch, harmless: Branch): boolean {
  let harmlessUntil = 0
  for (let start = 0; start < letters.length; start += 1) {
    harmlessUntil = Math.max(harmlessUntil, ...endsFrom(letters, start, harmless))
    for (const end of endsFrom(letters, start, wanted))
      if (end > harmlessUntil && !isAccident({ letters, opens }, start, end)) return true
  }
  return false
}

/** Where the words end that begin at `start`. */
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
