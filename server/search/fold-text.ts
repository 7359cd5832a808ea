import { Converter } from 'opencc-js/t2cn'

// Normalizes texts and questions for comparison: width, case and kinds of spaces are ignored, and traditional characters become simplified ones. Each
// character is converted by itself, so that the result does not depend on its neighbours.

const simplify = Converter({ from: 't', to: 'cn' })
const known = new Map<string, string>()

function simplified(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const simple = simplify(character)
  // The few characters whose simplified form is outside the first plane stay, because positions in the text would change.
  const folded = simple.length === character.length ? simple : character
  known.set(character, folded)
  return folded
}

const han = /\p{Script=Han}/gu

/** Returns a text in its compared form. */
export const normal = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(han, simplified).replace(/\s+/gu, ' ').trim()

/** A text in its compared form, with the positions in the original text where each of its characters begins and ends. */
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
