// The outlines of characters, for a picture that shows thousands of them. Each is read from its font once, however often the picture shows it.
import opentype, { type Font } from 'opentype.js'
import { fontOf, sliceOf, type Slice } from './fonts.ts'

export interface GlyphOutline {
  /** The data of an SVG path. The character starts at x = 0, and y = 0 is its baseline. */
  path: string
  /** How far to the right the next character starts, in pixels. */
  advance: number
}

/** Returns a function that returns the outline of a character, for a font size in pixels; undefined if no font contains the character. */
export function outlineReader(fontSize: number): (character: string) => Promise<GlyphOutline | undefined> {
  const fonts = new Map<Slice, Promise<Font>>()
  const outlines = new Map<string, Promise<GlyphOutline | undefined>>()
  return character => {
    const outline = outlines.get(character) ?? read(character)
    outlines.set(character, outline)
    return outline
  }

  async function read(character: string): Promise<GlyphOutline | undefined> {
    const slice = await sliceOf(character.codePointAt(0) ?? 0)
    if (slice === undefined) return undefined
    const reading = fonts.get(slice) ?? parsed(slice)
    fonts.set(slice, reading)
    const font = await reading
    const glyph = font.charToGlyph(character)
    return {
      path: glyph.getPath(0, 0, fontSize).toPathData(2),
      advance: ((glyph.advanceWidth ?? 0) * fontSize) / font.unitsPerEm,
    }
  }
}

async function parsed(slice: Slice): Promise<Font> {
  const { data } = await fontOf(slice)
  // The parser needs a buffer that contains nothing else. With lowMemory it reads a glyph when it is used, which halves the time.
  return opentype.parse(new Uint8Array(data).buffer, { lowMemory: true })
}
