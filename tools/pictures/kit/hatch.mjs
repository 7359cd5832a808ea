import { engrave, rulings } from './shading.mjs'
import { partsWhere } from './canvas.mjs'
import { regionOf } from './shape.mjs'

/**
 * Fills a polygon or region with parallel lines. `dark` is a number or a function of the point; `angle` is in degrees. Call it twice for
 * cross-hatching.
 */
export function hatch(
  canvas,
  shape,
  { angle = 0, gap = 5, dark = 0.5, seed = 1, amount = 0.4, ink = 'line', most = 3, least = 3 } = {},
) {
  const region = Array.isArray(shape) ? regionOf(shape) : shape
  const tone = typeof dark === 'function' ? dark : () => dark
  for (const ruling of rulings(region, { angle, gap, amount, seed })) {
    const near = ruling.filter(
      ([x, y]) => x > region.left - 9 && x < region.right + 9 && y > region.top - 9 && y < region.bottom + 9,
    )
    if (near.length < 2) continue
    for (const part of partsWhere(near, region.inside)) engrave(canvas, part, tone, { ink, most, least })
  }
}
