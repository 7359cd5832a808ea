import { hatch } from './hatch.mjs'
import { noise } from './noise.mjs'
import { erase, line } from './canvas.mjs'
import { boundsOf, closed, ramp } from './shape.mjs'

/** Draws a boulder with a lit top and a hatched flank; `size` is half its width. */
export function boulder(canvas, [x, y], size, { seed = 1, tall = 0.7, weight = 1.5 } = {}) {
  const rim = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI + (Math.PI * i) / 8
    const r = 1 + 0.2 * noise(i * 2.3, seed * 3.1, 2)
    return [x + Math.cos(a) * size * r, y + Math.sin(a) * size * tall * r]
  })
  const foot = [
    [x + size * 0.8, y + size * 0.16],
    [x, y + size * 0.24],
    [x - size * 0.8, y + size * 0.15],
  ]
  const outline = [...rim, ...foot]
  erase(canvas, outline)
  const ridge = [
    rim[2],
    [x - size * 0.1, y - size * tall * 0.45],
    [x + size * 0.15, y - size * 0.1],
    [x + size * 0.02, y + size * 0.2],
  ]
  const flank = [...rim.slice(3), foot[0], foot[1], ridge[2], ridge[1]]
  const { left, right } = boundsOf(outline)
  hatch(canvas, flank, { angle: 58 + noise(seed, 4) * 20, gap: 4, dark: px => 0.4 + 0.5 * ramp(px, left, right) })
  hatch(canvas, [...rim.slice(0, 3), ridge[1], ridge[2], foot[2]], {
    angle: 100,
    gap: 5,
    dark: (px, py) => 0.1 + 0.5 * ramp(py, y - size * 0.3, y + size * 0.3),
  })
  line(canvas, ridge, { weight: 1.1 })
  line(canvas, closed(outline), { weight })
}
