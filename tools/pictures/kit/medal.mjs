import { rulings, engrave } from './shading.mjs'
import { createCanvas, erase, line, within } from './canvas.mjs'
import { arc } from './shape.mjs'

const FACE = { left: 24, top: 24, right: 376, bottom: 376, inside: (x, y) => Math.hypot(x - 200, y - 200) < 174 }

/** Draws a round emblem of 400 by 400: a milled rim, and inside it the result of `work(canvas)`. */
export function medal(work) {
  const canvas = createCanvas({ width: 400, height: 400 })
  within(canvas, FACE, work)
  line(canvas, arc(200, 200, 194), { weight: 2.1 })
  line(canvas, arc(200, 200, 175), { weight: 1.5 })
  for (let i = 0; i < 120; i += 1) {
    const a = (i / 120) * Math.PI * 2
    line(
      canvas,
      [
        [200 + Math.cos(a) * 180, 200 + Math.sin(a) * 180],
        [200 + Math.cos(a) * 189, 200 + Math.sin(a) * 189],
      ],
      { weight: 1.1, ink: 'line' },
    )
  }
  return canvas
}

/** Draws the ruled background of a medal; `dark` is a function of the point. */
export function ground(canvas, dark, { gap = 6, angle = 0, most = 1 } = {}) {
  for (const ruling of rulings(FACE, { angle, gap, amount: 0.3 })) engrave(canvas, ruling, dark, { most, least: 5 })
}

/** Draws an object in front of the background: clears its outline, then draws it. */
export function shape(canvas, outline, weight = 2.1) {
  erase(canvas, outline)
  line(canvas, [...outline, outline[0]], { weight })
}
