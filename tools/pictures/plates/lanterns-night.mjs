import { byHand, engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { noise, seeded } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { reeds, willow } from '../kit/plants.mjs'
import { arc, clamp, closed, mix, place, ramp, through } from '../kit/shape.mjs'
import { waterRows } from '../kit/water.mjs'

const HORIZON = 210
const NEAR = [318, 420, 92]

/** Returns the lanterns that drift down the bend of the river, far ones first: [x, waterline, size]. */
function fleet() {
  const random = seeded(11)
  return Array.from({ length: 26 }, (_, i) => {
    const t = ((i + 0.6) / 26) ** 2
    const y = HORIZON + 14 + 330 * t
    const bend = 560 - 260 * t + 130 * Math.sin(t * 5)
    return [bend + (random() - 0.5) * (90 + 360 * t), y, 6 + 74 * t]
  }).filter(([x, y, size]) => Math.hypot(x - NEAR[0], y - NEAR[1]) > size + 90)
}

const PETALS = [
  [-0.62, 0.02],
  [-0.5, 0.2],
  [-0.24, 0.3],
  [0.24, 0.3],
  [0.5, 0.2],
  [0.62, 0.02],
  [0.4, 0.08],
  [0.2, 0.02],
  [0, 0.09],
  [-0.2, 0.02],
  [-0.4, 0.08],
]

/** A paper lantern on a folded raft. */
function lantern(canvas, [x, y, size], lit) {
  const put = points => place(points, [x, y], size)
  const paper = put([
    [-0.34, 0.02],
    [-0.38, -0.72],
    [0.38, -0.72],
    [0.34, 0.02],
  ])
  erase(canvas, paper)
  if (lit) {
    fill(canvas, paper, 'ember')
    hatch(canvas, paper, {
      angle: 90,
      gap: 5,
      dark: px => 0.85 - 0.75 * ramp(Math.abs(px - x), 0, size * 0.36),
      ink: 'flame',
    })
    for (const dx of [-0.19, 0, 0.19])
      line(
        canvas,
        put([
          [dx, -0.72],
          [dx * 0.92, 0.02],
        ]),
        { weight: 1.1, ink: 'flame' },
      )
  } else if (size > 16)
    hatch(canvas, paper, {
      angle: 90,
      gap: clamp(size / 12, 2.6, 5),
      dark: px => 0.75 - 0.6 * ramp(Math.abs(px - x), 0, size * 0.34),
    })
  line(canvas, closed(paper), { weight: size > 30 ? 1.5 : 1.1 })
  if (size > 14)
    for (const v of [-0.72, 0.02])
      line(
        canvas,
        put([
          [-0.42, v],
          [0.42, v],
        ]),
        { weight: 1.5 },
      )
  const raft = put(PETALS)
  if (size > 14) {
    erase(canvas, raft)
    line(canvas, closed(raft), { weight: size > 30 ? 1.5 : 1.1 })
  }
  for (let k = 0; k < (lit ? 12 : size > 12 ? 5 : 2); k += 1) {
    const half = size * (0.42 - 0.03 * k) * (0.6 + 0.4 * noise(k * 1.7, x))
    const py = y + size * (0.36 + k * (lit ? 0.12 : 0.15))
    line(
      canvas,
      byHand(
        [
          [x - half + size * 0.08 * noise(k, 3), py],
          [x + half + size * 0.08 * noise(k, 3), py],
        ],
        { amount: 0.6, wave: 12, seed: k },
      ),
      { weight: lit ? 1.5 : size > 20 ? 1.1 : 0.75, ink: lit ? (k % 3 === 1 ? 'flame' : 'ember') : 'deep' },
    )
  }
}

function shores(canvas) {
  for (const [from, to, tall, seed] of [
    [-20, 470, 62, 3],
    [620, 830, 84, 7],
  ]) {
    const ridge = through(
      Array.from({ length: 14 }, (_, i) => [
        mix(from, to, i / 13),
        HORIZON - 4 - tall * Math.sin((Math.PI * (i + (seed === 3 ? 3 : 0))) / 17) * (0.7 + 0.4 * noise(i * 1.3, seed)),
      ]),
      { steps: 6 },
    )
    line(canvas, ridge, { weight: 1.5 })
    hatch(canvas, [...ridge, [to, HORIZON], [from, HORIZON]], {
      angle: 66,
      gap: 6.5,
      dark: (x, y) => 0.5 - 0.3 * ramp(y, HORIZON - 30, HORIZON) + 0.3 * noise(x / 30, y / 20, 4),
    })
  }
  line(
    canvas,
    [
      [-4, HORIZON],
      [804, HORIZON],
    ],
    { weight: 1.1 },
  )
  const random = seeded(4)
  for (let i = 0; i < 46; i += 1) fill(canvas, arc(random() * 800, random() * 130, 0.5 + random() * 0.9))
}

export function draw() {
  const canvas = createCanvas({ night: true })
  shores(canvas)
  for (const y of waterRows(HORIZON, 604, { first: 4, grow: 0.03 })) {
    const near = (y - HORIZON) / 390
    const row = Array.from({ length: 202 }, (_, i) => [i * 4, y + noise(i / (5 + near * 20), y * 0.4, 4) * near * 4])
    engrave(
      canvas,
      row,
      x => 0.16 + noise(x / (24 + near * 70), y * 1.3, 9) * 0.6 + 0.34 * ramp(Math.abs(x - 520 + 200 * near), 260, 20),
      { most: 1, least: 7 },
    )
  }
  for (const each of fleet()) lantern(canvas, each, false)
  lantern(canvas, NEAR, true)
  willow(canvas, [470, -30], [830, -46], { count: 19, drop: 230, seed: 6, sway: -0.16 })
  reeds(canvas, [720, 612], { count: 18, height: 190, spread: 150, seed: 5, lean: -0.3, ears: true })
  return canvas
}
