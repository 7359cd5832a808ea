import { byHand, engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { noise } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { boundsOf, bar, closed, mix, place, ramp, through } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { water } from '../kit/water.mjs'

const HORIZON = 380
/** The pole runs from the lower left to the upper right. */
const pole = t => [mix(-30, 790, t), mix(470, 96, t)]

function skyline(canvas) {
  const blocks = [
    [0, 34, 60],
    [30, 46, 92],
    [72, 30, 58],
    [98, 44, 128],
    [138, 36, 84],
    [170, 54, 66],
    [220, 30, 150],
    [246, 46, 96],
    [288, 40, 62],
    [322, 60, 110],
    [378, 34, 74],
    [408, 46, 54],
    [450, 30, 120],
    [476, 50, 78],
    [522, 60, 60],
    [578, 34, 100],
    [608, 44, 70],
    [648, 60, 52],
    [702, 40, 84],
    [738, 66, 60],
  ]
  for (const [i, [x, wide, tall]] of blocks.entries()) {
    const top = HORIZON - tall
    const body = [
      [x, HORIZON],
      [x, top],
      [x + wide, top - (i % 3) * 4],
      [x + wide, HORIZON],
    ]
    erase(canvas, body)
    hatch(canvas, body, { angle: 90, gap: 4.4, dark: px => (px > x + wide * 0.55 ? 0.6 : 0.16) })
    line(canvas, body, { weight: 1.1 })
    if (tall > 100)
      line(
        canvas,
        [
          [x + wide / 2, top],
          [x + wide / 2, top - 26],
        ],
        { weight: 1.1 },
      )
  }
  for (let k = 0; k < 2; k += 1) {
    const x = 560 + k * 130
    line(
      canvas,
      [
        [x, HORIZON + 2],
        [x, HORIZON - 76],
      ],
      { weight: 1.5 },
    )
    for (let n = 1; n < 7; n += 1)
      for (const s of [-1, 1])
        line(
          canvas,
          [
            [x, HORIZON - 74 + n * 4],
            [x + s * n * 10.4, HORIZON - 10],
          ],
          { weight: 0.45 },
        )
  }
  line(
    canvas,
    [
      [440, HORIZON - 8],
      [810, HORIZON - 11],
    ],
    { weight: 1.5 },
  )
  line(
    canvas,
    [
      [440, HORIZON - 4],
      [810, HORIZON - 7],
    ],
    { weight: 0.75 },
  )
}

/** Draws the flag: folds run from the pole to the free edge, and the hem has the ember colour. */
function flag(canvas) {
  const rows = 26
  const cloth = (u, v) => {
    const [px, py] = pole(mix(0.535, 0.93, u))
    const drop = v * 270
    const ripple = Math.sin(u * 11 + v * 2.4) * (8 + 26 * v) + Math.sin(u * 5 + 1 + v) * 14 * v
    return [
      px - drop * 0.06 + ripple * 0.55 + v * 16,
      py + drop * (0.92 + 0.06 * Math.sin(u * 11 + 1.6)) + ripple * 0.3,
    ]
  }
  const edge = v => Array.from({ length: 61 }, (_, i) => cloth(i / 60, v))
  const side = u => Array.from({ length: 25 }, (_, i) => cloth(u, i / 24))
  const outline = [...edge(0), ...side(1), ...edge(1).reverse(), ...side(0).reverse()]
  erase(canvas, outline)
  const slope = (u, v) => Math.cos(u * 11 + v * 2.4)
  for (let n = 1; n < rows * 2; n += 1) {
    const u = n / (rows * 2)
    engrave(canvas, side(u).slice(0, 23), (x, y, t) => 0.1 + 0.62 * ramp(slope(u, t), 0.1, -0.9) * (0.35 + t * 0.8), {
      most: 3,
    })
  }
  const hem = [...edge(0.93), ...edge(1).reverse()]
  erase(canvas, hem)
  fill(canvas, hem, 'ember')
  for (let n = 0; n < 60; n += 1)
    if (slope(n / 60, 1) < 0) engrave(canvas, [cloth(n / 60, 0.935), cloth(n / 60, 0.99)], () => 0.6, { ink: 'flame' })
  for (const part of [edge(0), side(0), side(1)]) line(canvas, part, { weight: 1.5 })
}

function shaft(canvas) {
  const [a, b] = [pole(0), pole(1.02)]
  const rod = bar(a, b, 7, 6)
  erase(canvas, rod)
  line(canvas, closed(rod), { weight: 1.5 })
  for (const k of [1.5, 3.6])
    line(
      canvas,
      byHand(
        [
          [a[0] + k, a[1] + k * 1.1],
          [b[0] + k * 0.8, b[1] + k],
        ],
        { amount: 0.4 },
      ),
      { weight: 1.1, ink: 'line' },
    )
}

const FINGER = i => [
  [-0.58, -0.52 + i * 0.27],
  [0.08, -0.56 + i * 0.27],
  [0.5, -0.5 + i * 0.27],
  [0.56, -0.4 + i * 0.27],
  [0.48, -0.3 + i * 0.27],
  [0.05, -0.28 + i * 0.27],
  [-0.58, -0.26 + i * 0.27],
]

/** Draws a fist around the pole: four fingers, the thumb across them, the wrist below. */
function fist(canvas, at, size, turn, flip) {
  const piece = (points, dark = 0, ring = true) => {
    const page = place(through(points, { steps: 5, ring }), at, size, { turn, flip })
    const { left, right } = boundsOf(page)
    erase(canvas, page)
    if (dark > 0)
      hatch(canvas, page, {
        angle: turn + (flip ? 60 : -60),
        gap: 3.6,
        dark: x => dark * ramp(flip ? right - x + left : x, left, right + 12),
      })
    line(canvas, ring ? closed(page) : page, { weight: 1.5 })
  }
  piece(
    [
      [-0.62, -0.5],
      [-0.75, 0],
      [-0.72, 0.5],
      [-0.5, 0.9],
      [0.3, 0.95],
      [0.5, 0.6],
      [0.4, -0.3],
      [0, -0.62],
    ],
    0.5,
  )
  for (let i = 0; i < 4; i += 1) piece(FINGER(i), 0.4)
  piece(
    [
      [-0.66, 0.3],
      [-0.44, 0.1],
      [0.1, -0.02],
      [0.32, 0.06],
      [0.3, 0.22],
      [0.02, 0.3],
      [-0.2, 0.5],
      [-0.5, 0.72],
    ],
    0.35,
  )
  line(
    canvas,
    place(
      [
        [0.2, 0.06],
        [0.29, 0.08],
        [0.28, 0.16],
        [0.19, 0.18],
      ],
      at,
      size,
      { turn, flip },
    ),
    { weight: 0.75 },
  )
}

function arm(canvas, t, [fx, fy], size, { cuff, dark, flip = false }) {
  const hand = pole(t)
  const turn = (Math.atan2(fx - hand[0], hand[1] - fy) * 180) / Math.PI + 180
  const down = (k, side) => place([[side, k]], hand, size, { turn })[0]
  const sleeve = through(
    [
      down(1.15, -0.5),
      down(2.4, -0.62),
      [fx - size * 0.95, fy],
      [fx + size * 0.95, fy],
      down(2.4, 0.66),
      down(1.15, 0.56),
    ],
    { steps: 6 },
  )
  const wrist = [down(0.5, -0.36), down(1.4, -0.4), down(1.4, 0.44), down(0.5, 0.4)]
  erase(canvas, wrist)
  line(canvas, [wrist[0], wrist[1]], { weight: 1.5 })
  line(canvas, [wrist[3], wrist[2]], { weight: 1.5 })
  hatch(canvas, wrist, { angle: turn, gap: 4, dark: x => 0.5 * ramp(x, boundsOf(wrist).left, boundsOf(wrist).right) })
  erase(canvas, sleeve)
  const { left, right } = boundsOf(sleeve)
  hatch(canvas, sleeve, {
    angle: turn + 84,
    gap: 4.4,
    dark: (x, y) => dark * (0.3 + 0.8 * ramp(x, left, right)) + 0.25 * noise(x / 20, y / 12, 3),
  })
  line(canvas, closed(sleeve), { weight: 1.5 })
  if (cuff) {
    const band = [down(1.05, -0.56), down(1.4, -0.6), down(1.4, 0.64), down(1.05, 0.6)]
    erase(canvas, band)
    line(canvas, closed(band), { weight: 1.5 })
  }
  fist(canvas, hand, size, turn, flip)
}

export function draw() {
  const canvas = createCanvas()
  ruledSky(
    canvas,
    { left: 0, top: 0, right: 800, bottom: HORIZON, inside: (x, y) => y < HORIZON },
    { dark: (x, y) => 0.46 - 0.6 * clouds({ seed: 37, scale: 340 })(x, y), to: HORIZON, gap: 6.5, most: 1 },
  )
  skyline(canvas)
  water(
    canvas,
    { left: 0, top: HORIZON, right: 800, bottom: 600, inside: (x, y) => y > HORIZON },
    { horizon: HORIZON, first: 3.6, grow: 0.03, dark: (x, y) => 0.2 + 0.35 * ramp(y, HORIZON + 70, HORIZON) },
  )
  flag(canvas)
  shaft(canvas)
  arm(canvas, 0.95, [850, 330], 36, { cuff: false, dark: 0.5 })
  arm(canvas, 0.14, [10, 640], 44, { cuff: true, dark: 0.9 })
  arm(canvas, 0.3, [196, 650], 45, { cuff: false, dark: 0.55 })
  arm(canvas, 0.45, [410, 660], 45, { cuff: true, dark: 0.95 })
  return canvas
}
