import { erase, fill, line } from './canvas.mjs'
import { arc } from './shape.mjs'

/** Draws a small light in the ember colour, with a few rays. */
export function spark(canvas, [x, y], { r = 4, reach = 2.6, count = 9, from = 0, to = 360, weight = 1.1 } = {}) {
  erase(canvas, arc(x, y, r * 1.3))
  fill(canvas, arc(x, y, r), 'ember')
  for (let i = 0; i < count; i += 1) {
    const a = ((from + ((to - from) * i) / (to - from >= 360 ? count : count - 1)) * Math.PI) / 180
    const end = r * reach * (i % 2 === 0 ? 1 : 0.8)
    line(
      canvas,
      [
        [x + Math.cos(a) * r * 1.6, y + Math.sin(a) * r * 1.6],
        [x + Math.cos(a) * end, y + Math.sin(a) * end],
      ],
      { weight, ink: 'flame' },
    )
  }
}

/** Draws a flame from the side, with its foot at (x, y), as tongues inside each other. */
export function flame(canvas, [x, y], height) {
  const tongue = (k, lean) =>
    [
      [0, 0],
      [-0.2, -0.06],
      [-0.3, -0.25],
      [-0.22, -0.5],
      [-0.05 + lean, -0.72],
      [0.02 + lean, -1],
      [0.16 + lean, -0.76],
      [0.27, -0.5],
      [0.29, -0.24],
      [0.18, -0.06],
    ].map(([px, py]) => [x + px * height * k, y + py * height * k - height * (1 - k) * 0.04])
  erase(canvas, smoothRing(tongue(1, 0.02)))
  fill(canvas, smoothRing(tongue(1, 0.02)), 'ember')
  fill(canvas, smoothRing(tongue(0.62, -0.04)), 'flame')
}

function smoothRing(points) {
  const n = points.length
  return points.flatMap((p, i) => {
    const q = points[(i + 1) % n]
    const o = points[(i - 1 + n) % n]
    const r = points[(i + 2) % n]
    return [0, 0.25, 0.5, 0.75].map(t =>
      p.map((v, k) => {
        const m = (q[k] - o[k]) / 2
        const m2 = (r[k] - v) / 2
        return (
          (2 * t ** 3 - 3 * t * t + 1) * v +
          (t ** 3 - 2 * t * t + t) * m +
          (-2 * t ** 3 + 3 * t * t) * q[k] +
          (t ** 3 - t * t) * m2
        )
      }),
    )
  })
}
