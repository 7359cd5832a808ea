import { engrave } from './shading.mjs'
import { noise, seeded } from './noise.mjs'
import { erase, line } from './canvas.mjs'
import { arc, boundsOf, clamp, mix, place, regionOf, resample, through } from './shape.mjs'

function leaf([x, y], size, turn) {
  return arc(x, y, size, size * 0.7, 180 + turn, 330 + turn).filter((_, i) => i % 3 === 0)
}

/** Draws a crown of leaves inside an outline: an irregular edge, and small curls on the side away from the light. */
export function foliage(
  canvas,
  outline,
  { size = 5, seed = 1, shade = 0.62, density = 1, weight = 1.1, ink = 'line' } = {},
) {
  const random = seeded(seed)
  const region = regionOf(outline)
  const { left, right, top, bottom } = boundsOf(outline)
  erase(canvas, outline)
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2]
  for (const [x, y] of resample([...outline, outline[0]], size * 1.5).slice(1)) {
    const out = (Math.atan2(y - cy, x - cx) * 180) / Math.PI
    const away = (x - cx) / (right - left) + (y - cy) / (bottom - top)
    if (random() > 0.72 + away * 0.5) continue
    line(canvas, leaf([x, y], size * (0.6 + random() * 0.5), out + 105), {
      weight: away > 0 ? weight : 0.75,
      ink: away > 0.15 ? 'deep' : ink,
    })
  }
  const count = Math.round((((right - left) * (bottom - top)) / (size * size * 3)) * density)
  for (let i = 0; i < count; i += 1) {
    const [x, y] = [mix(left, right, random()), mix(top, bottom, random())]
    const away = clamp(
      0.5 +
        (x - cx) / (right - left) +
        ((y - cy) / (bottom - top)) * 0.8 +
        noise(x / (size * 4), y / (size * 4), seed) * 0.5,
    )
    if (!region.inside(x, y) || random() > away * away * shade * 3.2) continue
    line(canvas, leaf([x, y], size * (0.45 + random() * 0.5), random() * 40 - 20), {
      weight: away > 0.75 ? weight : 0.75,
      ink,
    })
  }
}

/** Returns the outline of a crown: a ring of lobes around (x, y). */
export function crown([x, y], rx, ry, { lobes = 9, seed = 1, bite = 0.16 } = {}) {
  return through(
    Array.from({ length: lobes }, (_, i) => {
      const a = (i / lobes) * Math.PI * 2
      const r = 1 + noise(i * 5.3, 2, seed) * bite
      return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r]
    }),
    { ring: true, steps: 6 },
  )
}

/** Draws a poplar: a plume on a short stem. */
export function poplar(canvas, [x, y], height, { seed = 1, detail = 1 } = {}) {
  const plume = [
    [0, -1],
    [0.07, -0.8],
    [0.13, -0.52],
    [0.11, -0.26],
    [0.02, -0.15],
    [-0.1, -0.24],
    [-0.13, -0.5],
    [-0.08, -0.8],
  ]
  const sway = plume.map(([px, py], i) => [px * (1 + noise(i, seed, 3) * 0.25), py])
  const outline = through(place(sway, [x, y], height), { ring: true, steps: 5 })
  line(
    canvas,
    [
      [x, y],
      [x, y - height * 0.3],
    ],
    { weight: clamp(height / 60, 0.75, 2.1) },
  )
  foliage(canvas, outline, { size: clamp(height / 16, 2.4, 7), seed, density: 0.8 * detail, weight: 1.1 })
}

/** Draws a tree with several crowns on a forked trunk. `crowns` are [x, y, rx, ry] in units of its height. */
export function broadTree(
  canvas,
  at,
  height,
  {
    seed = 1,
    crowns = [
      [-0.2, -0.62, 0.24, 0.18],
      [0.2, -0.6, 0.25, 0.19],
      [0.02, -0.8, 0.28, 0.2],
    ],
    flip = false,
    size = height / 26,
    density = 1,
  } = {},
) {
  const put = points => place(points, at, height, { flip })
  const stem = put([
    [-0.05, 0],
    [-0.03, -0.2],
    [-0.16, -0.5],
    [-0.12, -0.52],
    [0, -0.34],
    [0.03, -0.6],
    [0.07, -0.6],
    [0.06, -0.34],
    [0.18, -0.5],
    [0.21, -0.47],
    [0.05, -0.2],
    [0.06, 0],
  ])
  erase(canvas, stem)
  line(canvas, stem, { weight: 1.5 })
  for (let i = 0; i < 5; i += 1) {
    const k = -0.035 + i * 0.02
    engrave(
      canvas,
      put([
        [k, -0.01],
        [k * 0.8 + 0.01, -0.2],
        [k + 0.01, -0.36],
      ]),
      () => 0.3 + i * 0.14,
    )
  }
  crowns.forEach(([cx, cy, rx, ry], i) => {
    const [centre] = put([[cx, cy]])
    foliage(canvas, crown(centre, rx * height, ry * height, { seed: seed + i, lobes: 11 }), {
      size,
      seed: seed + i * 3,
      density,
    })
  })
}
