import { engrave } from './shading.mjs'
import { noise } from './noise.mjs'
import { erase, fill, line } from './canvas.mjs'
import { arc, closed, mix, place, through } from './shape.mjs'

const TONGUES = [
  [
    [0, 0],
    [-0.2, -0.04],
    [-0.33, -0.2],
    [-0.34, -0.4],
    [-0.24, -0.56],
    [-0.2, -0.7],
    [-0.12, -0.6],
    [-0.06, -0.78],
    [0.05, -1],
    [0.09, -0.84],
    [0.2, -0.66],
    [0.24, -0.74],
    [0.32, -0.5],
    [0.34, -0.28],
    [0.22, -0.06],
  ],
  [
    [0, -0.02],
    [-0.13, -0.06],
    [-0.21, -0.22],
    [-0.17, -0.4],
    [-0.08, -0.5],
    [-0.02, -0.68],
    [0.07, -0.54],
    [0.14, -0.44],
    [0.21, -0.28],
    [0.14, -0.08],
  ],
  [
    [0, -0.04],
    [-0.07, -0.09],
    [-0.1, -0.2],
    [-0.03, -0.34],
    [0.02, -0.44],
    [0.08, -0.28],
    [0.1, -0.16],
    [0.06, -0.07],
  ],
]

/** Returns how far an outline extends to both sides at a height, in its own units. */
function breadthAt(outline, y) {
  const cuts = outline.flatMap((p, i) => {
    const q = outline[(i + 1) % outline.length]
    return p[1] > y === q[1] > y ? [] : [p[0] + ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1])]
  })
  return cuts.length < 2 ? null : [Math.min(...cuts), Math.max(...cuts)]
}

/** Draws lines that rise inside a tongue of flame, so that its tone is engraved like any other. */
function draught(canvas, tongue, at, height, bent, ink) {
  const smooth = through(tongue, { ring: true, steps: 6 })
  for (let n = 1; n < 12; n += 1) {
    const k = n / 12
    const strand = []
    for (let y = -0.03; y > -0.98; y -= 0.03) {
      const reach = breadthAt(smooth, y)
      if (!reach || reach[1] - reach[0] < 0.03 || (y < -0.54 && Math.abs(k - 0.55) > 0.2)) break
      strand.push([mix(reach[0], reach[1], k + 0.05 * Math.sin(y * 9 + n)), y])
    }
    if (strand.length < 4) continue
    engrave(
      canvas,
      place(bent(strand), at, height),
      (x, y, t) => 0.25 + 0.55 * Math.abs(k - 0.5) * 2 + 0.5 * noise(t * 6, n * 3, 5),
      { ink, most: 2, least: 3 },
    )
  }
}

/** Draws a tall flame with its foot at `at`: tongues inside each other, with rising strokes. */
export function blaze(canvas, at, height, { lean = 0, sparks = 4, wisps = true } = {}) {
  const bent = points => points.map(([x, y]) => [x + lean * y * y, y])
  const [outer, middle, core] = TONGUES.map(tongue =>
    through(place(bent(tongue), at, height), { ring: true, steps: 6 }),
  )
  erase(canvas, outer)
  fill(canvas, outer, 'ember')
  fill(canvas, middle, 'flame')
  fill(canvas, core, 'gold')
  draught(canvas, TONGUES[0], at, height, bent, 'flame')
  draught(canvas, TONGUES[1], at, height, bent, 'ember')
  for (const [k, from] of wisps
    ? [
        [-0.44, -0.3],
        [0.45, -0.36],
        [-0.33, -0.66],
        [0.37, -0.72],
      ]
    : []) {
    const wisp = through(
      place(
        bent([
          [k, from],
          [k * 1.04, from - 0.14],
          [k * 0.86, from - 0.28],
          [k * 0.9, from - 0.38],
        ]),
        at,
        height,
      ),
      { steps: 6 },
    )
    engrave(canvas, wisp, (x, y, t) => 0.75 - t * 0.55, { ink: 'flame' })
  }
  for (let i = 0; i < sparks; i += 1) {
    const [x, y] = place(bent([[noise(i * 3.1, 2) * 0.3, -1.06 - i * 0.1]]), at, height)[0]
    fill(canvas, arc(x, y, height * 0.008 * (1 + (i % 2) * 0.6)), 'flame')
  }
}

/** Draws a torch: a shaft bound with cord, and an iron bowl; `at` is the foot of the shaft. Returns the position of the flame. */
export function torch(canvas, [x, y], height, { lean = 0.06, weight = 1.5 } = {}) {
  const half = height * 0.021
  const at = (u, t) => [x + lean * t * height + u * half * mix(0.8, 1.2, t), y - t * height]
  const shaft = [at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)]
  erase(canvas, shaft)
  line(canvas, [shaft[0], shaft[3]], { weight })
  line(canvas, [shaft[1], shaft[2]], { weight })
  for (const k of [-0.2, 0.2, 0.5, 0.75])
    engrave(canvas, [at(k, 0), at(k, 1)], (px, py) => 0.3 + k * 0.5 + 0.3 * noise(px, py / 18, 3), { most: 2 })
  for (let k = 0; k < 9; k += 1)
    line(canvas, [at(-1.15, 0.7 + k * 0.012), at(1.15, 0.712 + k * 0.012)], { weight: 1.1 })
  const bowl = through([at(-1.2, 0.97), at(-3.4, 1.04), at(-4, 1.1), at(4, 1.1), at(3.4, 1.04), at(1.2, 0.97)], {
    steps: 4,
  })
  erase(canvas, bowl)
  line(canvas, closed(bowl), { weight })
  for (let k = 0; k < 6; k += 1)
    engrave(
      canvas,
      [at(-3.6 + k * 0.3, 1.09 - k * 0.018), at(3.6 - k * 0.3, 1.09 - k * 0.018)],
      px => 0.35 + ((px - x) / height) * 3,
      { most: 2 },
    )
  return at(0, 1.1)
}
