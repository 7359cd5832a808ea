import { engrave } from './shading.mjs'
import { partsWhere } from './canvas.mjs'
import { noise } from './noise.mjs'
import { clamp } from './shape.mjs'

/** Returns the rows of a water surface from the far shore to the near one, closer together in the distance. */
export function waterRows(top, bottom, { first = 2.6, grow = 0.022 } = {}) {
  const rows = []
  for (let y = top + first; y < bottom; y += first + (y - top) * grow) rows.push(y)
  return rows
}

/**
 * Draws a water surface: horizontal lines that break in the light and thicken under reflections. `dark(x, y)` is the reflected darkness; `swell` is
 * the height of the ripples near the eye.
 */
export function water(
  canvas,
  region,
  {
    horizon,
    dark = () => 0.3,
    first = 2.6,
    grow = 0.022,
    swell = 2.4,
    glitter = 0.5,
    seed = 4,
    ink = 'line',
    most = 3,
    length = 90,
  } = {},
) {
  const depth = canvas.height - horizon
  for (const y of waterRows(Math.max(horizon, region.top), Math.min(canvas.height + 4, region.bottom), {
    first,
    grow,
  })) {
    const near = clamp((y - horizon) / depth)
    const wave = 16 + near * length
    const row = []
    for (let x = region.left - 4; x <= region.right + 4; x += 4) {
      row.push([
        x,
        y +
          noise(x / wave, y * 0.37, seed) * swell * near +
          noise(x / (wave * 0.31), y * 0.7, seed + 2) * swell * near * 0.3,
      ])
    }
    const tone = (x, py) => {
      const sway = noise(x / wave, y * 0.9, seed + 8) * (3 + near * 14)
      const spark = noise(x / (wave * 0.8), y * 1.7, seed + 21) * glitter
      return clamp(dark(clamp(x + sway, 0, canvas.width - 1), py) + spark)
    }
    for (const part of partsWhere(row, region.inside, 3)) engrave(canvas, part, tone, { ink, most })
  }
}
