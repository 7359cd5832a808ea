import { byHand, engrave } from './shading.mjs'
import { noise } from './noise.mjs'
import { erase, line } from './canvas.mjs'
import { mix } from './shape.mjs'
import { project } from './vectors-and-camera.mjs'
import { isSeen } from './scene.mjs'

/**
 * Draws a jet of water that starts at `from` with the velocity `way` (per second, in space) and falls for `time` seconds. It widens by `spread` and
 * hides everything behind it.
 */
export function jet(
  canvas,
  scene,
  { from, way, time, width = 4, spread = 1, across = [1, 0, 0], strands = 3, seed = 1, weight = 1.1 },
) {
  const centre = Array.from({ length: 15 }, (_, i) => {
    const t = (i / 14) * time
    return { t, p: [from[0] + way[0] * t, from[1] + way[1] * t - 4.9 * t * t, from[2] + way[2] * t] }
  }).filter(({ p }) => isSeen(scene, p, 0.02))
  if (centre.length < 3) return
  const edge = side =>
    centre.map(({ t, p }) =>
      project(
        scene.camera,
        p.map((v, k) => v + across[k] * side * (width / 2 + spread * t * (0.6 + 0.2 * t))),
      ).slice(0, 2),
    )
  const [left, right] = [edge(-1), edge(1)]
  erase(canvas, [...left, ...right.slice().reverse()])
  line(canvas, left, { weight: 0.75, ink: 'line' })
  line(canvas, right, { weight, ink: 'deep' })
  for (let k = 1; k <= strands; k += 1) {
    const s = k / (strands + 1)
    const strand = left.map(([x, y], i) => [mix(x, right[i][0], s), mix(y, right[i][1], s)])
    const shaded = (_x, _y, t) => (s > 0.5 ? 0.42 : 0.2) + noise(t * 9, s * 30, seed) * 0.3
    engrave(canvas, byHand(strand, { amount: 0.8, wave: 20, seed: seed + k }), shaded, { most: 1 })
  }
}
