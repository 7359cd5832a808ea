import { engrave } from './shading.mjs'
import { noise, seeded } from './noise.mjs'
import { erase } from './canvas.mjs'
import { arc, ramp } from './shape.mjs'

/** Draws overlapping round shapes, for spray, foam and cumulus. `heads` are [x, y, r] from back to front; the light comes from the upper left. */
export function puffs(canvas, heads, { shade = 0.6, ink = 'line', most = 2, from = 180, to = 345 } = {}) {
  heads.forEach(([x, y, r], i) => {
    const turn = noise(i * 2.7, 4, 3) * 30
    const lobe = (k, a, b) =>
      arc(x, y, r * k, r * k * 0.86, a, b).map(([px, py], n) => [
        px + noise(n / 3, i, 9) * r * 0.13,
        py + noise(n / 3, i + 40, 9) * r * 0.13,
      ])
    erase(canvas, lobe(1, 0, 360).slice(0, -1))
    engrave(canvas, lobe(1, from + turn, to + turn), px => 0.3 + shade * ramp(px - x, -r, r), { ink, most })
    engrave(canvas, lobe(0.72, 290 + turn, 352 + turn), () => shade * 0.6, { ink, most: 1 })
    if (r > 9) engrave(canvas, lobe(0.46, 310 + turn, 360 + turn), () => shade * 0.4, { ink, most: 0 })
  })
}

/** Returns the shapes of a bank of spray along a line; they are larger towards the middle. */
export function sprayBank([x0, y0], [x1, y1], { size = 16, count = 18, lift = 1, seed = 2 } = {}) {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const t = random()
    const mid = Math.sin(Math.PI * t)
    const r = size * (0.35 + 0.65 * random()) * (0.4 + 0.6 * mid)
    const high = random() * size * 2.2 * mid * lift
    return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - high, r]
  }).sort((a, b) => a[1] - b[1])
}
