import { engrave, byHand } from './burin.mjs'
import { partsWhere } from './plate.mjs'
import { layered, noise } from './noise.mjs'
import { arc, clamp, ramp } from './shape.mjs'

/** Clouds as a whiteness 0..1: long banks with rounded heads. */
export function clouds({ scale = 260, flat = 2.6, seed = 5, cover = 0 } = {}) {
  return (x, y) => {
    const puff = layered(x / scale, (y * flat) / scale, { octaves: 4, seed })
    return ramp(puff + cover, 0, 0.35)
  }
}

/** A ruled sky, as banknotes have: level lines that thin out in the clouds and towards the horizon. */
export function ruledSky(
  plate,
  region,
  { dark = () => 0.4, gap = 5, from = 0, to = 300, seed = 6, ink = 'line', most = 2, least = 5, grow = 0 } = {},
) {
  let row = gap
  for (let y = from + gap / 2; y < to; y += row) {
    row += grow
    const ruling = byHand(
      [
        [-4, y],
        [plate.width + 4, y],
      ],
      { amount: 0.5, wave: 130, seed: seed + Math.round(y) },
    )
    for (const part of partsWhere(ruling, region.inside, 2)) engrave(plate, part, dark, { ink, most, least })
  }
}

/** Light spreading from a point in broken rays. */
export function rays(
  plate,
  region,
  [cx, cy],
  {
    inner = 40,
    outer = 300,
    count = 60,
    seed = 7,
    ink = 'line',
    dark = () => 0.3,
    from = 180,
    to = 360,
    most = 1,
  } = {},
) {
  for (let i = 0; i <= count; i += 1) {
    const a = ((from + ((to - from) * i) / count) * Math.PI) / 180
    const start = inner * (1 + 0.12 * noise(i * 3.3, 1, seed)) + (i % 2) * inner * 0.35
    const end = outer * (0.75 + 0.25 * noise(i * 1.7, 5, seed))
    const ray = [
      [cx + Math.cos(a) * start, cy + Math.sin(a) * start],
      [cx + Math.cos(a) * end, cy + Math.sin(a) * end],
    ]
    const fade = (x, y) => dark(x, y) * clamp(1.4 - Math.hypot(x - cx, y - cy) / end)
    for (const part of partsWhere(ray, region.inside)) engrave(plate, part, fade, { ink, most })
  }
}

/** A round light body as a polygon. */
export function disc(x, y, r) {
  return arc(x, y, r).slice(0, -1)
}
