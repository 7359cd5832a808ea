import { engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { ground, medal, shape } from '../kit/medal.mjs'
import { erase, fill, line } from '../kit/canvas.mjs'
import { arc, bar, mix, ramp } from '../kit/shape.mjs'
import { reeds } from '../kit/plants.mjs'
import { water } from '../kit/water.mjs'

const [LOW, HIGH] = [
  [84, 300],
  [292, 176],
]
const along = (t, off = 0) => [mix(LOW[0], HIGH[0], t) + off * 0.512, mix(LOW[1], HIGH[1], t) + off * 0.859]

function trough(canvas) {
  shape(canvas, [along(-0.06, 30), along(0.94, 30), along(0.94, -8), along(-0.06, -8)], 2.1)
  for (const off of [6, 14, 21, 26])
    engrave(canvas, [along(-0.05, off), along(0.93, off)], (x, y, t) => 0.25 + off / 40 + 0.2 * Math.sin(t * 40 + off))
  line(canvas, [along(-0.06, 0), along(0.94, 0)], { weight: 1.5 })
}

/** Draws the chain of a dragon-bone water lift: upright paddles on a moving chain. */
function chain(canvas) {
  for (let i = 0; i <= 13; i += 1) {
    const t = -0.03 + i * 0.08
    const paddle = [along(t - 0.012, -4), along(t + 0.012, -4), along(t + 0.012, -30), along(t - 0.012, -30)]
    shape(canvas, paddle, 1.5)
    if (i === 7) fill(canvas, paddle, 'ember')
    else hatch(canvas, paddle, { angle: 58, gap: 2.6, dark: 0.6 })
    line(canvas, [along(t - 0.04, -12), along(t + 0.04, -20)], { weight: 1.1 })
  }
  line(canvas, [along(-0.07, -16), along(1, -16)], { weight: 1.5 })
}

function wheel(canvas, [x, y], r) {
  erase(canvas, arc(x, y, r))
  for (let k = 0; k < 10; k += 1) {
    const a = (k / 10) * Math.PI * 2 + 0.1
    shape(canvas, bar([x, y], [x + Math.cos(a) * r, y + Math.sin(a) * r], 2.4), 1.1)
  }
  for (const k of [1, 0.62]) line(canvas, arc(x, y, r * k), { weight: 1.5 })
  erase(canvas, arc(x, y, 7))
  line(canvas, arc(x, y, 7), { weight: 2.1 })
}

function frame(canvas) {
  const beams = [
    [
      [250, 96],
      [262, 262],
    ],
    [
      [352, 96],
      [346, 262],
    ],
    [
      [240, 104],
      [366, 104],
    ],
    [
      [292, 176],
      [372, 176],
    ],
  ]
  for (const [from, to] of beams) shape(canvas, bar(from, to, 4.6), 1.5)
  for (const [x, y] of [
    [322, 150],
    [338, 194],
    [316, 204],
  ]) {
    line(
      canvas,
      [
        [330, 176],
        [x, y],
      ],
      { weight: 2.1 },
    )
    shape(canvas, arc(x, y, 9, 5), 1.5)
  }
}

export function draw() {
  return medal(canvas => {
    ground(canvas, (x, y) => 0.5 - 0.46 * ramp(y, 30, 250))
    const field = [
      [236, 262],
      [400, 252],
      [400, 400],
      [170, 400],
    ]
    erase(canvas, field)
    line(
      canvas,
      [
        [196, 316],
        [236, 262],
        [400, 252],
      ],
      { weight: 2.1 },
    )
    for (let k = 0; k < 7; k += 1)
      engrave(
        canvas,
        [
          [206 + k * 6, 300 + k * 14],
          [400, 268 + k * 18],
        ],
        x => 0.45 + 0.5 * Math.sin(x / 8 + k),
        { most: 2 },
      )
    water(
      canvas,
      { left: 20, top: 306, right: 214, bottom: 390, inside: (x, y) => y > 306 && x < 200 + (y - 306) * 0.1 },
      { horizon: 306, first: 6, grow: 0.05, dark: () => 0.45 },
    )
    trough(canvas)
    chain(canvas)
    wheel(canvas, along(1.03, -8), 44)
    frame(canvas)
    reeds(canvas, [96, 388], { count: 9, height: 88, spread: 74, seed: 3 })
  })
}
