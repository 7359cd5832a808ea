import { byHand, engrave } from '../kit/shading.mjs'
import { flow } from '../kit/flow.mjs'
import { hatch } from '../kit/hatch.mjs'
import { figure, POSES } from '../kit/people.mjs'
import { layered, noise, seeded } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { reeds, trunk, willow } from '../kit/plants.mjs'
import { arc, bar, closed, mix, ramp, regionOf } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { sampan, wake } from '../kit/vessels.mjs'
import { water } from '../kit/water.mjs'

const HORIZON = 262
const [LOW, HIGH] = [
  [208, 486],
  [470, 352],
]
const along = (t, off = 0) => [mix(LOW[0], HIGH[0], t) + off * 0.455, mix(LOW[1], HIGH[1], t) + off * 0.89]
const bank = x => 392 - 20 * ramp(x, 380, 520) + 5 * noise(x / 40, 2)

function piece(canvas, outline, { dark = 0, angle = 90, gap = 3.4, weight = 1.5 } = {}) {
  erase(canvas, outline)
  if (dark) hatch(canvas, outline, { angle, gap, dark })
  line(canvas, closed(outline), { weight })
}

function distance(canvas) {
  const ridge = Array.from({ length: 101 }, (_, i) => [
    i * 8,
    HORIZON - 10 - 60 * Math.abs(layered(i / 24, 3, { seed: 21, octaves: 5 })) * ramp(Math.abs(i * 8 - 330), 20, 300),
  ])
  const body = [...ridge, [800, HORIZON], [0, HORIZON]]
  erase(canvas, body)
  line(canvas, ridge, { weight: 1.1 })
  flow(canvas, regionOf(body), {
    heading: (x, y) => [0.5 + 0.4 * noise(x / 30, y / 30, 3), 0.8],
    dark: (x, y) => 0.45 + 0.5 * layered(x / 50, y / 40, { seed: 5 }) - 0.4 * ramp(y, HORIZON - 16, HORIZON),
    gap: 6.5,
    reach: 40,
  })
}

/** Draws flooded fields: low dikes, and rows of young rice in the reflecting water. */
function paddies(canvas) {
  const shore = byHand(
    [
      [392, HORIZON + 1],
      [330, 284],
      [306, 320],
      [330, 360],
      [352, 420],
    ],
    { amount: 2.4, wave: 18 },
  )
  erase(canvas, [...shore, [360, 610], [800, 610], [800, HORIZON]])
  line(canvas, shore, { weight: 1.5 })
  line(
    canvas,
    shore.map(([x, y]) => [x + 5, y + 3]),
    { weight: 0.75, ink: 'line' },
  )
  const random = seeded(3)
  for (let r = 0; r < 17; r += 1) {
    const y = HORIZON + 14 + r * r * 1.06 + r * 5
    for (let x = 342 + Math.abs(r - 2) * 3; x < 806; x += 8 + r * 1.7) {
      const tall = 3 + r * 1.25
      const foot = [x + random() * 4, y + random() * 3]
      if (foot[1] > 352 && foot[0] < 510) continue
      for (const k of [-0.45, 0, 0.45])
        line(canvas, [foot, [foot[0] + k * tall, foot[1] - tall * (0.9 - Math.abs(k) * 0.3)]], {
          weight: r > 9 ? 1.1 : 0.75,
          ink: r > 9 ? 'deep' : 'line',
        })
      engrave(
        canvas,
        [
          [foot[0] - tall * 0.5, foot[1] + 2],
          [foot[0] + tall * 0.6, foot[1] + 2],
        ],
        () => 0.3,
        { most: 0, least: 1 },
      )
    }
  }
  for (const dike of [
    [
      [322, 300],
      [560, 292],
      [806, 296],
    ],
    [
      [520, 356],
      [640, 336],
      [806, 330],
    ],
    [
      [560, 470],
      [680, 420],
      [806, 402],
    ],
  ]) {
    for (const off of [0, 5])
      line(
        canvas,
        byHand(
          dike.map(([x, y]) => [x, y + off]),
          { amount: 1.4, wave: 18, seed: off },
        ),
        { weight: off ? 0.75 : 1.5 },
      )
  }
}

function ditch(canvas) {
  const edge = Array.from({ length: 60 }, (_, i) => [i * 8.2, bank(i * 8.2)])
  const water0 = [
    [0, 404],
    [330, 404],
    [362, 440],
    [380, 520],
    [392, 610],
    [0, 610],
  ]
  erase(canvas, [...edge.filter(([x]) => x < 420), [400, 610], [0, 610]])
  water(canvas, regionOf(water0), { horizon: 300, first: 4, grow: 0.03, dark: x => 0.34 + 0.4 * ramp(x, 240, 380) })
  line(
    canvas,
    byHand(
      edge.filter(([x]) => x < 440),
      { amount: 1.6, wave: 16 },
    ),
    { weight: 1.5 },
  )
  const flank = [
    [330, 404],
    [440, 372],
    [520, 396],
    [470, 610],
    [392, 610],
    [380, 520],
    [362, 440],
  ]
  erase(canvas, flank)
  hatch(canvas, flank, { angle: 68, gap: 5, dark: (x, y) => 0.5 + 0.4 * noise(x / 20, y / 30, 4), least: 4 })
  line(canvas, byHand(water0.slice(1, 5), { amount: 2, wave: 16 }), { weight: 1.5 })
}

function lift(canvas) {
  piece(canvas, [along(-0.08, 26), along(0.97, 26), along(0.97, -9), along(-0.08, -9)], { weight: 2.1 })
  for (const off of [-4, 2, 8, 14, 20])
    engrave(canvas, [along(-0.07, off), along(0.96, off)], (x, y, t) => 0.3 + off / 50 + 0.25 * Math.sin(t * 50 + off))
  for (let i = 0; i <= 17; i += 1) {
    const t = -0.05 + i * 0.06
    piece(canvas, [along(t - 0.008, -8), along(t + 0.008, -8), along(t + 0.008, -27), along(t - 0.008, -27)], {
      dark: 0.7,
      angle: 62,
      gap: 2.4,
      weight: 1.1,
    })
  }
  line(canvas, [along(-0.08, -17), along(1, -17)], { weight: 1.5 })
  const paddle = [
    along(0.545 - 0.009, -8),
    along(0.545 + 0.009, -8),
    along(0.545 + 0.009, -28),
    along(0.545 - 0.009, -28),
  ]
  erase(canvas, paddle)
  fill(canvas, paddle, 'ember')
}

function treadle(canvas) {
  const [x, y] = [486, 336]
  erase(canvas, arc(x, y, 40))
  for (let k = 0; k < 12; k += 1)
    piece(canvas, bar([x, y], [x + Math.cos(k * 0.5236) * 40, y + Math.sin(k * 0.5236) * 40], 2), { weight: 1.1 })
  for (const r of [40, 26]) line(canvas, arc(x, y, r), { weight: 1.5 })
  piece(canvas, arc(x, y, 8).slice(0, -1), { dark: 0.6 })
  piece(canvas, bar([x - 8, y], [690, y - 12], 5), { dark: 0.6, angle: 0, gap: 2.6 })
  for (const px of [566, 590, 640, 664])
    piece(canvas, bar([px, y - 6 - (px - 486) * 0.06], [px + (px % 4) * 3 - 4, y + 18], 3.4), {
      dark: 0.6,
      gap: 2.4,
      weight: 1.1,
    })
  for (const px of [520, 712]) piece(canvas, bar([px, 176], [px + 4, 392], 5), { dark: 0.7 })
  piece(canvas, bar([500, 196], [734, 184], 5), { dark: 0.5, angle: 0, gap: 3 })
}

export function draw() {
  const canvas = createCanvas()
  ruledSky(
    canvas,
    { left: 0, top: 0, right: 800, bottom: HORIZON, inside: (x, y) => y < HORIZON },
    { dark: (x, y) => 0.5 - 0.62 * clouds({ seed: 66, scale: 310 })(x, y), to: HORIZON, gap: 6.5, most: 1 },
  )
  distance(canvas)
  water(
    canvas,
    { left: 0, top: HORIZON, right: 800, bottom: 404, inside: (x, y) => y > HORIZON },
    { horizon: HORIZON, first: 3, grow: 0.03, dark: () => 0.3 },
  )
  sampan(canvas, [120, 292], 66)
  wake(canvas, [120, 294], 60, { rows: 3 })
  paddies(canvas)
  ditch(canvas)
  lift(canvas)
  treadle(canvas)
  for (const [px, foot, hat, flip] of [
    [576, 342, 'straw', false],
    [650, 336, 'straw', true],
  ])
    figure(canvas, [px, foot], 176, {
      pose: {
        ...POSES.walking,
        elbows: [
          [-0.14, -0.74],
          [0.14, -0.74],
        ],
        hands: [
          [-0.06, -0.84],
          [0.08, -0.84],
        ],
        knees: [
          [-0.02, -0.3],
          [0.1, -0.31],
        ],
        feet: [
          [-0.06, 0],
          [0.08, -0.1],
        ],
      },
      dress: 'work',
      hat,
      dark: 0.7,
      flip,
    })
  piece(canvas, bar([500, 196], [734, 184], 5), { dark: 0.5, angle: 0, gap: 3 })
  trunk(
    canvas,
    [
      [60, 640],
      [44, 420],
      [70, 230],
      [40, -40],
    ],
    [40, 30, 24, 20],
    { seed: 9, strands: 8 },
  )
  willow(canvas, [-10, -20], [330, -60], { count: 19, drop: 250, seed: 7, sway: 0.18 })
  reeds(canvas, [270, 612], { count: 14, height: 110, spread: 150, seed: 4 })
  return canvas
}
