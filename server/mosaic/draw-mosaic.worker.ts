// Draws a mosaic from texts of the community: rows of characters in the Song face, with a drawing of the site shining through on a dark ground.
import { loadSharp } from '../drawing/sharp-with-allowed-decoders.ts'
import { box, drawnAcross, inkOf } from '../drawing/draw-png.ts'
import { drawableText } from '../drawing/drawable-characters.ts'
import { drawableTexts } from './mosaic-texts.ts'

const mosaicSide = 1200
const size = { width: mosaicSide, height: mosaicSide } as const
const letter = 24
const body = letter - 2
const rows = mosaicSide / letter

const night = [7, 22, 32] as const
const [dim, mist, gold] = [
  [44, 90, 117],
  [230, 237, 238],
  [232, 176, 74],
] as const

export interface MosaicInput {
  /** An SVG without a background; its central square is shown. */
  art: string
  texts: readonly string[]
}

/** Draws the texts as a WebP of 1200 × 1200. */
export async function drawMosaic({ art, texts }: MosaicInput): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp()
  // The drawing is blurred on other threads while this one draws the letters.
  const [tones, ink] = await Promise.all([tonesOf(art), fillRows(texts).then(letters)])
  const lit = composePixels({ ink, ...tones })
  const picture = await sharp(lit, { raw: { ...size, channels: 3 } })
    .webp({ quality: 50, effort: 4 })
    .toBuffer()
  return new Uint8Array(picture)
}

/** Returns the central square of the drawing, and its blurred copies. */
async function tonesOf(art: string): Promise<Omit<Layers, 'ink'>> {
  const sharp = await loadSharp()
  const lines = await sharp(await drawnAcross(art, mosaicSide))
    .resize({ ...size, fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const blurred = (by: number) =>
    sharp(lines, { raw: { ...size, channels: 4 } })
      .blur(by)
      .raw()
      .toBuffer()
  const [soft, wide] = await Promise.all([blurred(letter / 3), blurred(letter * 3)])
  return { lines, soft, wide }
}

const smallSide = 720

/** Scales the picture to the width of a phone. */
export async function shrinkMosaic(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const sharp = await loadSharp()
  return new Uint8Array(await sharp(picture).resize(smallSide).webp({ quality: 40, effort: 4 }).toBuffer())
}

let last: { words: string; ink: Promise<Uint8Array> } | undefined

/** Caches the letters of the last texts: all pictures use the same texts, and drawing letters is most of the work. */
function letters(lines: readonly string[]): Promise<Uint8Array> {
  const words = lines.join('\n')
  if (last?.words === words) return last.ink
  const ink = inkOf(lines.map(row), { width: mosaicSide, height: letter })
  last = { words, ink }
  ink.catch(() => (last = undefined))
  return ink
}

interface Layers {
  /** The opacity of the letters at each pixel. */
  ink: Uint8Array
  /** The drawing: its lines, a blurred copy for its tones, and a widely blurred copy for the light of its fire. */
  lines: Buffer
  soft: Buffer
  wide: Buffer
}

function composePixels({ ink, lines, soft, wide }: Layers): Buffer {
  const out = Buffer.alloc(mosaicSide ** 2 * 3)
  for (let at = 0; at < ink.length; at += 1) {
    const alpha = at * 4 + 3
    const tone = toneOf((soft[alpha] ?? 0) / 255)
    const ember = fireShare(soft, at)
    const glow = Math.min(fireShare(wide, at) * ((wide[alpha] ?? 0) / 255) * 3, 0.8)
    const inked = (ink[at] ?? 0) / 255
    const drawn = ((lines[alpha] ?? 0) / 255) * (0.46 - 0.26 * tone) + ember * tone * 0.42
    for (let channel = 0; channel < 3; channel += 1) {
      const [dark, cold, pale, warm] = [night[channel] ?? 0, dim[channel] ?? 0, mist[channel] ?? 0, gold[channel] ?? 0]
      const fire = Math.min((soft[at * 4 + channel] ?? 0) * 1.25, 255)
      const bright = mixed(pale, fire, ember)
      const word = mixed(mixed(cold, warm, glow), bright, tone)
      out[at * 3 + channel] = Math.round(mixed(mixed(dark, bright, drawn), word, inked))
    }
  }
  return out
}

const mixed = (from: number, to: number, share: number) => from + (to - from) * share

/** Maps the density of strokes to a tone. Sparse strokes are dark and dense ones light, with few tones between. */
function toneOf(covered: number): number {
  const share = Math.max(0, Math.min((covered - 0.04) / 0.24, 1))
  return share * share * (3 - 2 * share)
}

/** Returns the share of fire in a colour, from 0 to 1. Fire is the only saturated colour of the drawings. */
function fireShare(layer: Buffer, at: number): number {
  const [red = 0, blue = 0, alpha = 0] = [layer[at * 4], layer[at * 4 + 2], layer[at * 4 + 3]]
  return alpha < 8 ? 0 : Math.max(0, Math.min((red - blue - 20) / 90, 1))
}

const row = (words: string) =>
  box({ width: mosaicSide, height: letter, fontSize: body, lineHeight: 1, color: '#ffffff', whiteSpace: 'pre' }, words)

/** Joins the texts, and repeats them until the page is full. Each row is a little longer than the picture is wide and is cut off. */
async function fillRows(texts: readonly string[]): Promise<string[]> {
  const written = await drawableTexts(texts)
  const lines: string[] = []
  let [line, room] = ['', mosaicSide]
  // Each round begins with another text; else a few texts would form columns.
  for (let turn = 0; written.length > 0 && lines.length < rows; turn += 1) {
    const text = written[(turn + Math.floor(turn / written.length)) % written.length] ?? ''
    for (const character of `${text} · `) {
      line += character
      room -= leastWidthOf(character)
      if (room > 0) continue
      lines.push(line)
      ;[line, room] = ['', mosaicSide]
    }
  }
  // A row of several texts may contain more rare characters than can be drawn together.
  return Promise.all(lines.slice(0, rows).map(drawableText))
}

/**
 * Returns a lower bound of a character's width, so that no row ends early. It is a little less than the narrowest measured character of each kind.
 */
function leastWidthOf(character: string): number {
  if (/[\u2e80-\ua4cf\uf900-\uff60]/u.test(character)) return body
  const [base = ''] = character.normalize('NFD')
  return (/[a-z02-9\p{Script=Cyrillic}]/iu.test(base) && !/[fijlt]/i.test(base) ? 0.45 : 0.2) * body
}
