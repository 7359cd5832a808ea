import { byHand, engrave } from './shading.mjs'
import { erase, line } from './canvas.mjs'
import { noise } from './noise.mjs'
import { mix, resample, through } from './shape.mjs'

/** Draws a river on a chart: banks that diverge towards the mouth, with flow lines between them. */
export function chartRiver(canvas, points, { from = 1, to = 10, ink = 'deep', seed = 1, flows = 3 } = {}) {
  const path = byHand(through(points, { steps: 10 }), { amount: 1.6, wave: 26, seed })
  const half = path.map((_, i) => mix(from, to, (i / path.length) ** 1.4) / 2)
  const side = k =>
    path.map(([x, y], i) => {
      const a = path[Math.max(0, i - 2)]
      const b = path[Math.min(path.length - 1, i + 2)]
      const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return [x - ((b[1] - a[1]) / size) * half[i] * k, y + ((b[0] - a[0]) / size) * half[i] * k]
    })
  erase(canvas, [...side(1), ...side(-1).reverse()])
  for (const k of [-1, 1]) engrave(canvas, side(k), (x, y, t) => 0.45 + t * 0.5, { ink, most: 3, least: 8 })
  for (let n = 1; n <= flows; n += 1) {
    const k = (n / (flows + 1)) * 2 - 1
    engrave(
      canvas,
      side(k),
      (x, y, t) => (mix(from, to, t) > (1 - Math.abs(k)) * 4 + 3 ? 0.42 + noise(t * 40, n, seed) * 0.4 : 0),
      { most: 1, least: 6 },
    )
  }
}

function peak(canvas, [x, y], size, seed) {
  const lean = noise(seed * 1.7, 2, 4) * 0.25
  const left = through(
    [
      [-0.85, 0.05],
      [-0.45, -0.3],
      [-0.2, -0.72],
      [lean, -1],
    ].map(([px, py]) => [x + px * size, y + py * size * 0.8]),
    { steps: 4 },
  )
  const right = through(
    [
      [lean, -1],
      [0.18, -0.66],
      [0.5, -0.36],
      [0.9, 0.08],
    ].map(([px, py]) => [x + px * size, y + py * size * 0.8]),
    { steps: 4 },
  )
  erase(canvas, [...left, ...right])
  line(canvas, left, { weight: 0.75, ink: 'line' })
  line(canvas, right, { weight: 1.5 })
  for (let k = 0; k < 5; k += 1) {
    const from = right[1 + Math.floor((k / 5) * (right.length - 2))]
    line(
      canvas,
      [
        [from[0] - size * 0.06, from[1] + size * 0.08],
        [from[0] - size * (0.1 + 0.06 * k), from[1] + size * (0.3 - 0.02 * k)],
      ],
      { weight: k < 3 ? 1.1 : 0.75, ink: 'line' },
    )
  }
}

/** Draws a mountain range on a chart: small peaks along a line, far ones first, shaded on the right as on old maps. */
export function range(canvas, points, { size = 15, gap = 13, seed = 1, breadth = 12 } = {}) {
  const path = resample(through(points, { steps: 14 }), gap)
  const tops = path.map(([x, y], i) => [
    x + noise(i * 1.3, 1, seed) * breadth,
    y + noise(i * 1.3, 6, seed) * breadth,
    size * (0.75 + 0.45 * noise(i * 1.9, 3, seed)),
  ])
  for (const [i, [x, y, tall]] of tops.sort((a, b) => a[1] - b[1]).entries()) peak(canvas, [x, y], tall, seed * 10 + i)
}
