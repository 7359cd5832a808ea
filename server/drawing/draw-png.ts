// Draws pictures that contain text. It runs in a worker thread (*.worker.ts), because each picture takes a fraction of a second and some tens of
// megabytes.
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
export async function drawPng(tree: Drawn, size: PngSize): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')])
  const fonts = await fontSlicesFor(wordsOf(tree))
  const page = box({ display: 'flex', ...size, fontFamily: fonts.map(({ name }) => name).join(', ') }, [tree])
  const svg = await satori({ ...page, key: null }, { ...size, fonts })
  return new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng())
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
