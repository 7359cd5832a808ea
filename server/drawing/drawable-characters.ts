// Finds the characters that a drawn picture can contain, and the font slices they need.
import { allSlices, fontOf, sliceOf, type FontSlice, type Slice } from './fonts.ts'

// A text of rare characters could need all hundred slices, and each takes memory.
const maxSlices = 40

/** Returns the slices that draw the characters of `text`, Latin first; at most forty. */
export async function fontSlicesFor(text: string): Promise<FontSlice[]> {
  const used = [...(await slicesFor(` ${text}`))].slice(0, maxSlices)
  const order = await allSlices()
  return Promise.all(used.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)).map(fontOf))
}

async function slicesFor(text: string): Promise<Set<Slice>> {
  const found = await Promise.all([...new Set(text)].map(character => sliceOf(pointOf(character))))
  return new Set(found.filter(slice => slice !== undefined))
}

const pointOf = (character: string) => character.codePointAt(0) ?? 0

interface Written {
  texts: string[]
  /** The graphemes that cannot be drawn, each once. */
  undrawn: string[]
}

/**
 * Returns the texts without the characters that cannot be drawn on one picture, because no font contains them, or because the picture's own words and
 * the texts before have used all slices. They would appear as empty boxes.
 */
export async function drawableTexts(own: string, texts: readonly string[]): Promise<Written> {
  const slices = await slicesFor(` ${own}`)
  const undrawn = new Set<string>()
  const written: string[] = []
  for (const text of texts) written.push(await withoutUndrawable(text, slices, undrawn))
  return { texts: written, undrawn: [...undrawn] }
}

/** Returns one text without the characters that cannot be drawn. */
export async function drawableText(text: string): Promise<string> {
  const { texts } = await drawableTexts('', [text])
  return texts.join('')
}

const seen = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
// Characters without a glyph: joiners, variation selectors, control characters.
const shapeless = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu
// The Song face draws this mark as wide as a Chinese character.
const apostrophe = /(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu

async function withoutUndrawable(text: string, slices: Set<Slice>, undrawn: Set<string>): Promise<string> {
  let written = ''
  for (const { segment } of seen.segment(text.normalize('NFC'))) {
    const shape = /\s/.test(segment) ? blank(segment) : segment.replace(shapeless, '')
    if (shape === '\n' || (await fits(shape, slices))) written += shape
    else undrawn.add(segment)
  }
  return written.replace(apostrophe, "'").replace(/ {2,}/g, ' ').trim()
}

const blank = (segment: string) => (/[\n\r]/.test(segment) ? '\n' : ' ')

/** Returns true if all parts of the character can be drawn, and then adds the slices they need. */
async function fits(shape: string, slices: Set<Slice>): Promise<boolean> {
  const needed = new Set(slices)
  // Emoji are left out, as the hint of the form says: few slices contain any, and only in one colour.
  if (/\p{Emoji_Presentation}/u.test(shape)) return false
  for (const character of shape) {
    const slice = await sliceOf(pointOf(character))
    if (slice === undefined) return false
    needed.add(slice)
  }
  if (needed.size > maxSlices) return false
  for (const slice of needed) slices.add(slice)
  return true
}
