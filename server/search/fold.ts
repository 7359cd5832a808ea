import { Converter } from 'opencc-js/t2cn'

// How texts and questions are compared: without regard to width, case and kinds of spaces, and traditional characters as their simplified
// ones, each by itself, so that the same character is the same wherever it stands.

const simplify = Converter({ from: 't', to: 'cn' })
const known = new Map<string, string>()

function simplified(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const simple = simplify(character)
  // The few whose simplified form lies beyond the first plane stay: places in a text would move.
  const folded = simple.length === character.length ? simple : character
  known.set(character, folded)
  return folded
}

const han = /\p{Script=Han}/gu

/** A text as it is compared. */
export const normal = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(han, simplified).replace(/\s+/gu, ' ').trim()

/** A text as it is compared, with the place in the text itself where each of its characters begins and ends. */
export interface FoldedText {
  text: string
  begins: readonly number[]
  ends: readonly number[]
}

export function foldText(source: string): FoldedText {
  let text = ''
  let place = 0
  const begins: number[] = []
  const ends: number[] = []
  for (const character of source) {
    const folded = character.normalize('NFKC').toLowerCase().replace(han, simplified)
    for (let unit = 0; unit < folded.length; unit += 1) {
      begins.push(place)
      ends.push(place + character.length)
    }
    text += folded
    place += character.length
  }
  return { text, begins, ends }
}
