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

/** Draws rows of text one below the other, and returns the opacity of each pixel, from 0 to 255. */
export async function inkOf(rows: readonly Drawn[], row: PngSize): Promise<Uint8Array> {
  const area = row.width * row.height
  const ink = new Uint8Array(area * rows.length)
  for (const [index, tree] of rows.entries()) {
    const { pixels } = await drawn(tree, row, await fontSlicesFor(wordsOf(tree)))
    for (let at = 0; at < area; at += 1) ink[index * area + at] = pixels[at * 4 + 3] ?? 0
  }
  return ink
}

/** Renders an SVG as a PNG with a transparent background, whose shorter side has `side` pixels. */
export async function drawnAcross(svg: string, side: number): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js')
  const { width, height } = new Resvg(svg)
  const fitTo = { mode: width < height ? 'width' : 'height', value: side } as const
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng()
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
