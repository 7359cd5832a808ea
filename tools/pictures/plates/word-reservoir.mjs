import { blaze } from '../kit/torch.mjs'
import { byHand, engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { noise } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { arc, bar, closed, mix, ramp, through } from '../kit/shape.mjs'

const LAMP = [250, 196]

/** Returns how much light of the lamp reaches a point, 0 to 1. */
const glow = (x, y) => Math.exp(-(((x - LAMP[0]) / 330) ** 2 + ((y - LAMP[1]) / 270) ** 2))

function room(canvas) {
  for (let y = 4; y < 380; y += 4.6)
    engrave(
      canvas,
      byHand(
        [
          [-4, y],
          [804, y],
        ],
        { amount: 0.5, seed: Math.round(y) },
      ),
      (x, py) => 1.05 - 1.5 * glow(x, py) + 0.12 * noise(x / 60, py / 10, 3),
      { least: 5 },
    )
  const pane = [
    [520, -20],
    [720, -20],
    [720, 236],
    [520, 236],
  ]
  erase(canvas, pane)
  hatch(canvas, pane, {
    angle: 0,
    gap: 3.6,
    dark: (x, y) => 0.98 - 0.3 * ramp(y, 60, 236) - (Math.hypot(x - 672, y - 58) < 24 ? 1 : 0),
  })
  line(canvas, arc(672, 58, 24), { weight: 1.1 })
  for (const frame of [
    [
      [512, -20],
      [520, -20],
      [520, 244],
      [512, 244],
    ],
    [
      [720, -20],
      [728, -20],
      [728, 244],
      [720, 244],
    ],
    [
      [504, 236],
      [736, 236],
      [740, 250],
      [500, 250],
    ],
    [
      [616, -20],
      [624, -20],
      [624, 236],
      [616, 236],
    ],
    [
      [520, 112],
      [720, 112],
      [720, 118],
      [520, 118],
    ],
  ]) {
    erase(canvas, frame)
    line(canvas, closed(frame), { weight: 1.5 })
  }
}

function desk(canvas) {
  const top = [
    [0, 380],
    [800, 372],
    [800, 600],
    [0, 600],
  ]
  erase(canvas, top)
  for (let k = 0; k < 34; k += 1) {
    const y = 384 + k * 6.6
    engrave(
      canvas,
      Array.from({ length: 101 }, (_, i) => [i * 8, y - i * 0.06 + 3 * noise(i / 22, k * 0.6, 4)]),
      (x, py) => 0.95 - 1.1 * glow(x, py - 190) + 0.3 * noise(x / 70, k * 1.3, 6),
      { least: 6 },
    )
  }
  line(
    canvas,
    [
      [0, 380],
      [800, 372],
    ],
    { weight: 2.1 },
  )
}

function solid(canvas, outline, { dark = 0, angle = 0, gap = 3.4, weight = 1.5 } = {}) {
  erase(canvas, outline)
  if (dark) hatch(canvas, outline, { angle, gap, dark })
  line(canvas, closed(outline), { weight })
}

function lamp(canvas) {
  const [x] = LAMP
  solid(
    canvas,
    through(
      [
        [x - 58, 436],
        [x - 50, 420],
        [x - 16, 408],
        [x + 16, 408],
        [x + 50, 420],
        [x + 58, 436],
        [x, 446],
      ],
      { ring: true, steps: 6 },
    ),
    { dark: px => 0.2 + 0.7 * ramp(px, x - 20, x + 50), angle: 0 },
  )
  solid(
    canvas,
    [
      [x - 9, 410],
      [x - 7, 356],
      [x + 7, 356],
      [x + 9, 410],
    ],
    { dark: px => 0.3 + 0.6 * ramp(px, x - 6, x + 8), angle: 90, gap: 3 },
  )
  const font = through(
    [
      [x - 44, 336],
      [x - 36, 318],
      [x - 14, 306],
      [x + 14, 306],
      [x + 36, 318],
      [x + 44, 336],
      [x + 26, 354],
      [x - 26, 354],
    ],
    { ring: true, steps: 6 },
  )
  solid(canvas, font, { dark: (px, py) => 0.1 + 0.7 * ramp(px, x - 10, x + 40) + 0.2 * ramp(py, 320, 350), angle: 8 })
  solid(
    canvas,
    [
      [x - 17, 306],
      [x - 15, 292],
      [x + 15, 292],
      [x + 17, 306],
    ],
    { dark: 0.6, angle: 90, gap: 3 },
  )
  const glass = through(
    [
      [x - 13, 290],
      [x - 22, 262],
      [x - 34, 232],
      [x - 24, 196],
      [x - 15, 150],
      [x - 14, 110],
      [x + 14, 110],
      [x + 15, 150],
      [x + 24, 196],
      [x + 34, 232],
      [x + 22, 262],
      [x + 13, 290],
    ],
    { steps: 7 },
  )
  erase(canvas, glass)
  line(canvas, glass, { weight: 1.5 })
  for (const k of [0.8, 0.62])
    engrave(
      canvas,
      glass.slice(40).map(([px, py]) => [x + (px - x) * k, py]),
      (px, py) => 0.4 * ramp(py, 130, 200),
      { most: 1 },
    )
  line(canvas, arc(x, 110, 14, 3), { weight: 1.1 })
  blaze(canvas, [x, 288], 66, { sparks: 0, wisps: false })
}

/** Draws the rays of the lamp: rings of short strokes. */
function halo(canvas) {
  for (let i = 0; i < 64; i += 1) {
    const a = (i / 64) * Math.PI * 2
    const [from, to] = [84 + 16 * (i % 2) + 6 * noise(i, 2), 138 + 34 * noise(i * 1.7, 5) + 20 * (i % 2)]
    if (Math.sin(a) > 0.62) continue
    engrave(
      canvas,
      [
        [LAMP[0] + Math.cos(a) * from, 240 + Math.sin(a) * from],
        [LAMP[0] + Math.cos(a) * to, 240 + Math.sin(a) * to],
      ],
      () => 0.34,
      { most: 0 },
    )
  }
}

function notebook(canvas) {
  const [a, b, c, d, e, f] = [
    [300, 560],
    [352, 444],
    [490, 456],
    [628, 448],
    [664, 566],
    [482, 578],
  ]
  solid(
    canvas,
    [
      [290, 572],
      [346, 446],
      [490, 460],
      [634, 450],
      [676, 578],
      [482, 592],
    ],
    { dark: 0.8, angle: 70 },
  )
  const page = (p, q, r, s, bow) => [
    ...through([p, [mix(p[0], q[0], 0.5), mix(p[1], q[1], 0.5) - bow], q], { steps: 8 }),
    ...through([r, [mix(r[0], s[0], 0.5), mix(r[1], s[1], 0.5) - bow], s], { steps: 8 }),
  ]
  solid(canvas, page(b, c, f, a, 8))
  solid(canvas, page(c, d, e, f, 8))
  for (let k = 1; k < 8; k += 1) {
    const t = k / 8
    engrave(
      canvas,
      byHand(
        [
          [mix(b[0], a[0], t) + 12, mix(b[1], a[1], t)],
          [mix(c[0], f[0], t) - 12, mix(c[1], f[1], t)],
        ],
        { amount: 0.8, wave: 9, seed: k },
      ),
      x => 0.45 + 0.5 * noise(x / 7, k * 3, 2),
      { most: 1, least: 2 },
    )
  }
  const at = (u, v) => [
    mix(mix(c[0], d[0], u), mix(f[0], e[0], u), v),
    mix(mix(c[1], d[1], u), mix(f[1], e[1], u), v) - 6 * Math.sin(Math.PI * u),
  ]
  for (const y of [0.34, 0.46, 0.58])
    engrave(
      canvas,
      Array.from({ length: 20 }, (_, i) => at(0.14 + (y - 0.3) * 0.3 + (i * (0.5 - (y - 0.3) * 0.6)) / 19, y)),
      () => 0.5,
      { most: 1 },
    )
  line(
    canvas,
    through([at(0.1, 0.28), at(0.2, 0.52), at(0.36, 0.72), at(0.5, 0.72), at(0.58, 0.5), at(0.6, 0.24)], { steps: 6 }),
    { weight: 1.5 },
  )
  line(canvas, [at(0.6, 0.22), at(0.66, 0.22), at(0.76, 0.76), at(0.56, 0.76), at(0.6, 0.24)], { weight: 1.5 })
  line(canvas, [c, f], { weight: 1.5 })
}

function bowl(canvas) {
  const [x, y] = [118, 492]
  const body = [
    ...arc(x, y, 86, 22, 0, 180).slice().reverse(),
    ...through(
      [
        [x + 86, y],
        [x + 74, y + 48],
        [x + 38, y + 78],
        [x - 38, y + 78],
        [x - 74, y + 48],
        [x - 86, y],
      ],
      { steps: 8 },
    ),
  ]
  hatch(canvas, arc(x + 22, y + 84, 92, 14).slice(0, -1), { angle: 0, gap: 3, dark: 0.9 })
  solid(
    canvas,
    [
      [x - 30, y + 74],
      [x + 30, y + 74],
      [x + 28, y + 88],
      [x - 28, y + 88],
    ],
    { dark: 0.7 },
  )
  solid(canvas, body, { dark: px => 0.12 + 0.7 * ramp(px, x + 40, x - 80), angle: 84 })
  const rim = arc(x, y, 86, 24)
  erase(canvas, rim)
  line(canvas, rim, { weight: 2.1 })
  line(canvas, arc(x, y + 2, 78, 19), { weight: 1.1 })
  for (let k = 1; k < 5; k += 1)
    engrave(canvas, arc(x + 14, y + 3, 78 - k * 16, 18 - k * 3.8), px => 0.5 + 0.4 * Math.sin(px / 8), { most: 1 })
  const shine = through(
    [
      [x + 18, y - 9],
      [x + 27, y - 1],
      [x + 22, y + 9],
      [x + 14, y + 9],
      [x + 9, y - 1],
    ],
    { ring: true, steps: 5 },
  )
  erase(canvas, shine)
  fill(canvas, shine, 'flame')
}

function brush(canvas) {
  solid(
    canvas,
    [
      [688, 470],
      [772, 462],
      [780, 520],
      [694, 530],
    ],
    { dark: 0.5, angle: 4 },
  )
  solid(canvas, arc(722, 498, 22, 16).slice(0, -1), { dark: 0.95 })
  const stem = bar([792, 398], [706, 496], 4.6, 5.4)
  solid(canvas, stem, { dark: 0.6, angle: 50, gap: 3 })
  const tip = through(
    [
      [708, 488],
      [716, 496],
      [690, 514],
      [701, 496],
    ],
    { ring: true, steps: 5 },
  )
  erase(canvas, tip)
  fill(canvas, tip)
}

export function draw() {
  const canvas = createCanvas()
  room(canvas)
  halo(canvas)
  desk(canvas)
  lamp(canvas)
  notebook(canvas)
  bowl(canvas)
  brush(canvas)
  return canvas
}
