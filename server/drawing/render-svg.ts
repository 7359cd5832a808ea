// Renders an SVG to pixels, without text: a path needs no fonts.

/** The pixels of a picture row by row: red, green, blue and opacity of each, from 0 to 255. */
interface RawPixels {
  pixels: Buffer
  width: number
  height: number
}

/** Renders an SVG with a transparent background. Its shorter side has `side` pixels. */
export async function renderSvg(svg: string, side: number): Promise<RawPixels> {
  const { Resvg } = await import('@resvg/resvg-js')
  const { width, height } = new Resvg(svg)
  const picture = await rendered(svg, { mode: width < height ? 'width' : 'height', value: side })
  divideByOpacity(picture.pixels)
  return picture
}

/** Renders an SVG with a transparent background in a width, and returns the opacity of each pixel, from 0 to 255. */
export async function renderOpacity(svg: string, width: number): Promise<Uint8Array> {
  const { pixels } = await rendered(svg, { mode: 'width', value: width })
  const opacity = new Uint8Array(pixels.length / 4)
  for (let at = 0; at < opacity.length; at += 1) opacity[at] = pixels[at * 4 + 3] ?? 0
  return opacity
}

interface FitTo {
  mode: 'width' | 'height'
  value: number
}

/** Returns pixels whose colours are multiplied by their opacity. */
async function rendered(svg: string, fitTo: FitTo): Promise<RawPixels> {
  const { Resvg } = await import('@resvg/resvg-js')
  const { pixels, width, height } = new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render()
  return { pixels, width, height }
}

/** Divides the colours by their opacity, in place. */
function divideByOpacity(pixels: Buffer): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3] ?? 0
    if (opacity === 0 || opacity === 255) continue
    for (let channel = at; channel < at + 3; channel += 1)
      pixels[channel] = Math.round(((pixels[channel] ?? 0) * 255) / opacity)
  }
}
