import { engrave } from './shading.mjs'
import { noise, seeded } from './noise.mjs'
import { erase, line } from './canvas.mjs'
import { closed, lengthOf, limb, mix, place, through } from './shape.mjs'

const PLANE_LEAF = [
  [0, 0.1],
  [-0.3, 0.28],
  [-0.62, 0.22],
  [-0.42, -0.1],
  [-0.78, -0.5],
  [-0.28, -0.46],
  [0, -1],
  [0.28, -0.46],
  [0.78, -0.5],
  [0.42, -0.1],
  [0.62, 0.22],
  [0.3, 0.28],
]
const WILLOW_LEAF = [
  [0, 0.1],
  [-0.16, -0.3],
  [0, -1],
  [0.16, -0.3],
]

/** Draws a bough along `spine` with leaves on both sides, for a near tree that frames a picture. */
export function bough(
  canvas,
  spine,
  { radii = null, size = 14, every = 13, seed = 1, broad = true, reach = 1.1 } = {},
) {
  const random = seeded(seed)
  const path = through(spine, { steps: 12 })
  const body = limb(spine, radii ?? spine.map((_, i) => mix(4, 1, i / (spine.length - 1))))
  erase(canvas, body)
  line(canvas, closed(body), { weight: 1.5 })
  const n = Math.max(3, Math.round(lengthOf(path) / every))
  for (let i = 1; i <= n; i += 1) {
    const k = Math.min(path.length - 2, Math.floor((i / n) * (path.length - 1)))
    const along = (Math.atan2(path[k + 1][1] - path[k][1], path[k + 1][0] - path[k][0]) * 180) / Math.PI
    for (const side of [-1, 1]) {
      if (random() < 0.22) continue
      const turn = along + 90 + side * (35 + random() * 60)
      const big = size * (0.65 + random() * 0.5)
      const foot = place([[0, -big * reach * random()]], path[k], 1, { turn })[0]
      leafAt(canvas, foot, big, turn, broad ? PLANE_LEAF : WILLOW_LEAF, random())
    }
  }
}

function leafAt(canvas, foot, size, turn, shape, chance) {
  const outline = place(shape, foot, size, { turn })
  erase(canvas, outline)
  line(canvas, closed(outline), { weight: 1.1 })
  line(
    canvas,
    place(
      [
        [0, 0.2],
        [0, -0.7],
      ],
      foot,
      size,
      { turn },
    ),
    { weight: 0.75, ink: 'line' },
  )
  if (chance < 0.55)
    for (const k of [0.1, -0.15, -0.4])
      line(
        canvas,
        place(
          [
            [0, k],
            [0.34, k - 0.22],
          ],
          foot,
          size,
          { turn },
        ),
        { weight: 0.75, ink: 'line' },
      )
}

/** Draws a trunk in front of everything else; its bark lines follow it and darken to the right. */
export function trunk(canvas, spine, radii, { strands = 9, seed = 1, dark = 0.7 } = {}) {
  const body = limb(spine, radii)
  erase(canvas, body)
  line(canvas, closed(body), { weight: 2.1 })
  for (let i = 1; i < strands; i += 1) {
    const t = (i / strands) * 2 - 1
    const strand = limb(
      spine,
      radii.map(r => r * Math.abs(t)),
    ).slice(5)
    const half = strand.slice(0, Math.floor(strand.length / 2) - 3)
    const other = strand.slice(Math.floor(strand.length / 2) + 3)
    const grain = (x, y) => dark * (0.55 + t * 0.5) + noise(x / 20, y / 46, seed + i) * 0.5
    engrave(canvas, t > 0 ? half : other, grain, { most: 2, least: 5 })
  }
}

/** Draws reeds or grass in front of everything else: blades that bend to one side. */
export function reeds(
  canvas,
  [x, y],
  { count = 14, height = 90, spread = 60, lean = 0.3, seed = 1, weight = 1.5, ears = false } = {},
) {
  const random = seeded(seed)
  for (let i = 0; i < count; i += 1) {
    const foot = [x + (random() - 0.5) * spread, y + random() * 6]
    const tall = height * (0.5 + 0.5 * random())
    const tip = [foot[0] + tall * (lean + (random() - 0.5) * 0.7), foot[1] - tall]
    const knee = [mix(foot[0], tip[0], 0.25), foot[1] - tall * 0.62]
    const broad = tall * 0.028
    const spine = through([foot, knee, tip], { steps: 8 })
    const blade = [
      ...spine,
      ...spine
        .slice()
        .reverse()
        .map(([px, py], k) => [px + broad * Math.sin((Math.PI * k) / spine.length) * 2, py]),
    ]
    erase(canvas, blade)
    line(canvas, spine, { weight })
    line(canvas, blade.slice(spine.length), { weight: 0.75, ink: 'line' })
    if (ears && i % 3 === 0) ear(canvas, tip, tall * 0.16, lean)
  }
}

function ear(canvas, [x, y], size, lean) {
  for (let k = 0; k < 7; k += 1) {
    const base = [x - lean * k * size * 0.14, y + k * size * 0.16]
    line(canvas, [base, [base[0] + size * (0.5 + lean), base[1] - size * 0.2 + k]], { weight: 0.75 })
  }
}

/** Draws hanging willow branches below a bough from `a` to `b`. */
export function willow(canvas, a, b, { count = 16, drop = 120, seed = 1, sway = 0.15 } = {}) {
  const random = seeded(seed)
  for (let i = 0; i < count; i += 1) {
    const t = (i + random() * 0.8) / count
    const top = [mix(a[0], b[0], t), mix(a[1], b[1], t) + (random() - 0.5) * 8]
    const long = drop * (0.45 + 0.55 * random())
    const strand = through(
      [top, [top[0] + long * sway * 0.2, top[1] + long * 0.4], [top[0] + long * sway, top[1] + long]],
      { steps: 8 },
    )
    line(canvas, strand, { weight: 0.75 })
    const n = Math.max(4, Math.round(lengthOf(strand) / 9))
    for (let k = 1; k < n; k += 1) {
      const [px, py] = strand[Math.floor((k / n) * (strand.length - 1))]
      const side = k % 2 === 0 ? 1 : -1
      line(
        canvas,
        [
          [px, py],
          [px + side * 3.4, py + 6.5],
        ],
        { weight: 1.1, ink: 'line' },
      )
    }
  }
}
