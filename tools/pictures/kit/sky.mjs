import { engrave, byHand } from './shading.mjs'
import { partsWhere } from './canvas.mjs'
import { layered } from './noise.mjs'
import { ramp } from './shape.mjs'

/** Returns a function for the whiteness 0..1 of clouds: long banks with rounded tops. */
export function clouds({ scale = 260, flat = 2.6, seed = 5, cover = 0 } = {}) {
  return (x, y) => {
    const puff = layered(x / scale, (y * flat) / scale, { octaves: 4, seed })
    return ramp(puff + cover, 0, 0.35)
  }
}

/** Draws a ruled sky, as on banknotes: horizontal lines that thin out in the clouds and towards the horizon. */
export function ruledSky(
  canvas,
  region,
  { dark = () => 0.4, gap = 5, from = 0, to = 300, seed = 6, ink = 'line', most = 2, least = 5, grow = 0 } = {},
) {
  let row = gap
  for (let y = from + gap / 2; y < to; y += row) {
    row += grow
    const ruling = byHand(
      [
        [-4, y],
        [canvas.width + 4, y],
      ],
      { amount: 0.5, wave: 130, seed: seed + Math.round(y) },
    )
    for (const part of partsWhere(ruling, region.inside, 2)) engrave(canvas, part, dark, { ink, most, least })
  }
}
