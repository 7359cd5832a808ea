// Draws a mosaic from texts of the community: rows of characters in the Song face, with a drawing of the site shining through on a dark ground.
import { loadSharp } from '../drawing/sharp-with-allowed-decoders.ts'
import { renderSvg } from '../drawing/render-svg.ts'
import { drawCharacters } from './mosaic-characters.ts'

const night = [7, 22, 32] as const
const [dim, mist, gold] = [
  [44, 90, 117],
  [230, 237, 238],
  [232, 176, 74],
] as const

/** Width and height in pixels, and the quality of the WebP. The small picture is for phones, and has a third of the bytes. */
const sizes = { whole: { side: 1200, quality: 50 }, small: { side: 720, quality: 36 } } as const
export type PictureSize = keyof typeof sizes

export interface MosaicInput {
  /** An SVG without a background; its central square is shown. */
  art: string
  texts: readonly string[]
  /** Drawn if none of the texts can be drawn. */
  samples: readonly string[]
  size: PictureSize
}

/** Draws the texts as a WebP. */
export async function drawMosaic({ art, size, ...words }: MosaicInput): Promise<Uint8Array<ArrayBuffer>> {
  const { side, quality } = sizes[size]
  const sharp = await loadSharp()
  // The drawing is blurred on other threads while this one draws the characters.
  const [tones, ink] = await Promise.all([tonesOf(art, side), drawCharacters(words, side)])
  const picture = await sharp(composePixels({ ink, ...tones }), { raw: { width: side, height: side, channels: 3 } })
    .webp({ quality, effort: 4 })
    .toBuffer()
  return new Uint8Array(picture)
}

/** The standard deviations of the blurs, as shares of the side. */
const [softBlur, wideBlur] = [1 / 150, 3 / 50]

/** Returns the central square of the drawing, and its blurred copies. */
async function tonesOf(art: string, side: number): Promise<Omit<Layers, 'ink'>> {
  const sharp = await loadSharp()
  const { pixels, ...size } = await renderSvg(art, side)
  const lines = await sharp(pixels, { raw: { ...size, channels: 4 } })
    .resize({ width: side, height: side, fit: 'cover' })
    .raw()
    .toBuffer()
  const [soft, wide] = await Promise.all([blurred(lines, side, softBlur), widelyBlurred(lines, side)])
  return { lines, soft, wide }
}

/** Blurs a quarter of the size, which takes a tenth of the time and looks the same. */
async function widelyBlurred(pixels: Buffer, side: number): Promise<Buffer> {
  const quarter = side / 4
  const small = await resized(pixels, side, quarter)
  return resized(await blurred(small, quarter, wideBlur), quarter, side)
}

async function blurred(pixels: Buffer, side: number, share: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const raw = { width: side, height: side, channels: 4 } as const
  return sharp(pixels, { raw })
    .blur(side * share)
    .raw()
    .toBuffer()
}

async function resized(pixels: Buffer, from: number, to: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const raw = { width: from, height: from, channels: 4 } as const
  return sharp(pixels, { raw }).resize({ width: to, height: to, kernel: 'linear' }).raw().toBuffer()
}

interface Layers {
  /** The opacity of the characters at each pixel. */
  ink: Uint8Array
  /** The drawing: its lines, a blurred copy for its tones, and a widely blurred copy for the light of its fire. */
  lines: Buffer
  soft: Buffer
  wide: Buffer
}

function composePixels({ ink, lines, soft, wide }: Layers): Buffer {
  const out = Buffer.alloc(ink.length * 3)
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
