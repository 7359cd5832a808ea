// Pictures with words in them, drawn on the server. The two libraries are loaded with the first picture, and one picture is drawn at a
// time: each takes a fraction of a second and some tens of megabytes.
import { songFor } from './song-face.ts'

/** A box, words or a picture of a drawing, as satori takes them. */
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

interface Sheet {
  width: number
  height: number
}

let last: Promise<unknown> = Promise.resolve()

/** Draws the tree as a PNG, in the Song face, after the picture that is being drawn. */
export function drawPng(tree: Drawn, sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = last.then(() => draw(tree, sheet))
  last = drawing.catch(() => undefined)
  return drawing
}

async function draw(tree: Drawn, { width, height }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: satori }, { renderAsync }, fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    songFor(wordsOf(tree)),
  ])
  const page = box({ display: 'flex', width, height, fontFamily: fonts.map(({ name }) => name).join(', ') }, [tree])
  const svg = await satori({ ...page, key: null }, { width, height, fonts })
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } })
  return new Uint8Array(picture.asPng())
}

function wordsOf({ props: { children = '' } }: Drawn): string {
  return typeof children === 'string' ? children : children.map(wordsOf).join('')
}

export const box = (style: Readonly<Record<string, string | number>>, children: string | readonly Drawn[]): Drawn => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** A drawing (an SVG text) as part of a picture. */
export const drawing = (
  svg: string,
  width: number,
  height: number,
  style: Record<string, string | number> = {},
): Drawn => ({
  type: 'img',
  props: { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, width, height, style },
})
