import { renderOpacity } from '../drawing/render-svg.ts'
import { outlineReader } from '../drawing/glyph-outlines.ts'
import type { MosaicInput } from './draw-mosaic.worker.ts'
import { drawableTexts } from './mosaic-texts.ts'

// The picture has this side before it is scaled.
const side = 1200
const rowHeight = 24
const fontSize = rowHeight - 2
/** The distance from the top of a row to the baseline of its characters. */
const baseline = 19
const separator = ' · '
/** How many accents and other marks are drawn over one character: a text of thousands would fill no row. */
const maxMarks = 2

type Words = Pick<MosaicInput, 'texts' | 'samples'>

/**
 * Covers a square of `width` pixels with fifty rows of the texts or samples, from edge to edge. Returns the opacity of the characters at each pixel,
 * from 0 to 255.
 */
export const drawCharacters = async (words: Words, width: number): Promise<Uint8Array> =>
  renderOpacity(await characterSheet(words), width)

let last: { of: string; sheet: Promise<string> } | undefined

/** Caches the last sheet: all pictures of a site show the same texts. */
function characterSheet(words: Words): Promise<string> {
  const of = JSON.stringify(words)
  if (last?.of === of) return last.sheet
  const sheet = layOut(words)
  last = { of, sheet }
  sheet.catch(() => (last = undefined))
  return sheet
}

/** Returns an SVG that defines each different character once. A row ends with the character that crosses the edge. */
async function layOut(words: Words): Promise<string> {
  const outlineOf = outlineReader(fontSize)
  const ids = new Map<string, string>()
  const placed: string[] = []
  let [x, y, marks] = [0, baseline, 0]
  for await (const text of repeated(words)) {
    for (const character of `${text}${separator}`) {
      const { path, advance } = (await outlineOf(character)) ?? { path: '', advance: fontSize }
      marks = advance === 0 ? marks + 1 : 0
      if (marks > maxMarks) continue
      const id = ids.get(path) ?? `c${ids.size}`
      ids.set(path, id)
      if (path !== '') placed.push(`<use href="#${id}" x="${x.toFixed(2)}" y="${y}"/>`)
      x += advance
      if (x >= side) [x, y] = [0, y + rowHeight]
      if (y > side) return sheetOf(ids, placed)
    }
  }
  return sheetOf(ids, placed)
}

function sheetOf(ids: ReadonlyMap<string, string>, placed: readonly string[]): string {
  const outlines = [...ids].map(([path, id]) => `<path id="${id}" d="${path}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><defs>${outlines.join('')}</defs><g fill="#fff">${placed.join('')}</g></svg>`
}

/** Yields the drawable parts of the texts, again and again; nothing if no text can be drawn. */
async function* repeated({ texts, samples }: Words): AsyncGenerator<string> {
  const drawable: string[] = []
  for (const choice of [texts, samples]) {
    if (drawable.length > 0) break
    for await (const text of drawableTexts(choice)) {
      drawable.push(text)
      yield text
    }
  }
  // Each round begins with another text; else a few texts would form columns.
  for (let turn = drawable.length; drawable.length > 0; turn += 1)
    yield drawable[(turn + Math.floor(turn / drawable.length)) % drawable.length] ?? ''
}
