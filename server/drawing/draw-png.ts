// Draws pictures that contain text. It runs in a worker thread (*.worker.ts), because each picture takes a fraction of a second and some tens of
// megabytes.
import type { FontSlice } from './fonts.ts'
import { fontSlicesFor } from './drawable-characters.ts'

/** A box, a text or an image of a drawing, in the form that satori takes. */
export interface Drawn {
  type: string
  props: {
    style?: Readonly<Record<string, string | number>>
    src?: string
    width?: number
    height?: number
    children?: string | readonly Drawn[]
  }
}

interface PngSize {
  width: number
  height: number
}

/** Draws the tree as a PNG, in the Song typeface. */
export async function drawPng(tree: Drawn, sheet: PngSize): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await drawn(tree, sheet, await fontSlicesFor(wordsOf(tree)))
  return new Uint8Array(picture.asPng())
}

/** The pixels of a picture row by row: red, green, blue and opacity of each, from 0 to 255. */
export interface RawPixels {
  pixels: Buffer
  width: number
  height: number
}

/** Renders an SVG with a transparent background. Its shorter side has `side` pixels. */
export async function drawnAcross(svg: string, side: number): Promise<RawPixels> {
  const { Resvg } = await import('@resvg/resvg-js')
  const { width, height } = new Resvg(svg)
  const drawn = await rendered(svg, { mode: width < height ? 'width' : 'height', value: side })
  return { ...drawn, pixels: withoutPremultiplication(drawn.pixels) }
}

/** Renders an SVG with a transparent background in a width, and returns the opacity of each pixel, from 0 to 255. */
export async function opacityOf(svg: string, width: number): Promise<Uint8Array> {
  const { pixels } = await rendered(svg, { mode: 'width', value: width })
  const opacity = new Uint8Array(pixels.length / 4)
  for (let at = 0; at < opacity.length; at += 1) opacity[at] = pixels[at * 4 + 3] ?? 0
  return opacity
}

/** Returns pixels whose colours are multiplied by their opacity. */
async function rendered(svg: string, fitTo: { mode: 'width' | 'height'; value: number }): Promise<RawPixels> {
  const { Resvg } = await import('@resvg/resvg-js')
  const { pixels, width, height } = new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render()
  return { pixels, width, height }
}

function withoutPremultiplication(pixels: Buffer): Buffer {
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3] ?? 0
    if (opacity === 0 || opacity === 255) continue
    for (let channel = at; channel < at + 3; channel += 1)
      pixels[channel] = Math.round(((pixels[channel] ?? 0) * 255) / opacity)
  }
  return pixels
}

async function drawn(tree: Drawn, { width, height }: PngSize, fonts: FontSlice[]) {
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')])
  const page = box({ display: 'flex', width, height, fontFamily: fonts.map(({ name }) => name).join(', ') }, [tree])
  const svg = await satori({ ...page, key: null }, { width, height, fonts })
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render()
}

function wordsOf({ props: { children = '' } }: Drawn): string {
  return typeof children === 'string' ? children : children.map(wordsOf).join('')
}

export const box = (style: Readonly<Record<string, string | number>>, children: string | readonly Drawn[]): Drawn => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** A drawing (SVG source) as part of a picture. */
export const drawing = (
  svg: string,
  width: number,
  height: number,
  style: Record<string, string | number> = {},
): Drawn => ({
  type: 'img',
  props: { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, width, height, style },
})
