// What can be written on a drawn picture, and with which slices of its faces.
import { allSlices, fontOf, sliceOf, type FontSlice, type Slice } from './fonts.ts'

// A text of rare characters could ask for all hundred slices, and each takes memory.
const slicesAtOnce = 40

/** The slices that draw the characters of `text`, Latin first; forty of them at most. */
export async function fontSlicesFor(text: string): Promise<FontSlice[]> {
  const used = [...(await slicesFor(` ${text}`))].slice(0, slicesAtOnce)
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
  /** What cannot be drawn, as people see it, each once. */
  undrawn: string[]
}

/**
 * Texts without the characters that cannot be drawn on one picture: no face holds them, or the picture's own words and the texts before
 * have taken up all slices. An empty box says nothing.
 */
export async function writableBeside(own: string, texts: readonly string[]): Promise<Written> {
  const slices = await slicesFor(` ${own}`)
  const undrawn = new Set<string>()
  const written: string[] = []
  for (const text of texts) written.push(await writtenOut(text, slices, undrawn))
  return { texts: written, undrawn: [...undrawn] }
}

/** A text alone without the characters that cannot be drawn. */
export async function writable(text: string): Promise<string> {
  const { texts } = await writableBeside('', [text])
  return texts.join('')
}

const seen = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
// They have no shape of their own: joiners, choices of a colourful glyph, control characters.
const shapeless = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu
// The face draws the mark as wide as a character.
const apostrophe = /(?<=\p{Script=Latin})’(?=\p{Script=Latin})/gu

async function writtenOut(text: string, slices: Set<Slice>, undrawn: Set<string>): Promise<string> {
  let written = ''
  for (const { segment } of seen.segment(text.normalize('NFC'))) {
    const shape = /\s/.test(segment) ? blank(segment) : segment.replace(shapeless, '')
    if (shape === '\n' || (await fits(shape, slices))) written += shape
    else undrawn.add(segment)
  }
  return written.replace(apostrophe, "'").replace(/ {2,}/g, ' ').trim()
}

const blank = (segment: string) => (/[\n\r]/.test(segment) ? '\n' : ' ')

/** Whether all parts of the character can be drawn; the slices they need count from now on. */
async function fits(shape: string, slices: Set<Slice>): Promise<boolean> {
  const needed = new Set(slices)
  // The hint of the form says so; few slices hold any, and those in one colour.
  if (/\p{Emoji_Presentation}/u.test(shape)) return false
  for (const character of shape) {
    const slice = await sliceOf(pointOf(character))
    if (slice === undefined) return false
    needed.add(slice)
  }
  if (needed.size > slicesAtOnce) return false
  for (const slice of needed) slices.add(slice)
  return true
}
