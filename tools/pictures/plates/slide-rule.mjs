import { byHand, engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { noise } from '../kit/noise.mjs'
import { createCanvas, erase, line } from '../kit/canvas.mjs'
import { arc, bar, closed, ramp, through } from '../kit/shape.mjs'

function solid(canvas, outline, { dark = 0, angle = 0, gap = 3.6, weight = 1.5 } = {}) {
  erase(canvas, outline)
  if (dark) hatch(canvas, outline, { angle, gap, dark })
  line(canvas, closed(outline), { weight })
}

function table(canvas) {
  for (let k = 0; k < 46; k += 1) {
    const y = 230 + k * 8.4
    engrave(
      canvas,
      Array.from({ length: 101 }, (_, i) => [i * 8, y + 5 * noise(i / 26, k * 0.5, 4) - i * 0.12]),
      x => 0.34 + 0.16 * ramp(x, 300, 800) + 0.5 * noise(x / 80, k * 1.1, 6),
      { least: 6, most: 1 },
    )
  }
  for (let y = 5; y < 230; y += 5.4)
    engrave(
      canvas,
      byHand(
        [
          [-4, y],
          [804, y],
        ],
        { amount: 0.5, seed: Math.round(y) },
      ),
      (x, py) => 0.25 + 0.6 * ramp(Math.hypot((x - 300) / 1.5, py - 120), 120, 420),
      { least: 5 },
    )
  line(
    canvas,
    [
      [0, 232],
      [800, 222],
    ],
    { weight: 2.1 },
  )
}

/** A closed book lying flat: cover, spine and the edges of its leaves. */
function book(canvas, [x, y], wide, thick, { skew = 60, deep = 74, dark = 0.6 } = {}) {
  const cover = [
    [x, y],
    [x + wide, y - 8],
    [x + wide + skew, y - deep - 8],
    [x + skew, y - deep],
  ]
  const leaves = [
    [x, y],
    [x + wide, y - 8],
    [x + wide, y - 8 + thick],
    [x, y + thick],
  ]
  const spine = [
    [x + wide, y - 8],
    [x + wide + skew, y - deep - 8],
    [x + wide + skew, y - deep - 8 + thick],
    [x + wide, y - 8 + thick],
  ]
  hatch(
    canvas,
    [
      [x - 14, y + thick],
      [x + wide, y + thick - 8],
      [x + wide + 10, y + thick + 8],
      [x - 26, y + thick + 16],
    ],
    { angle: -1, gap: 3, dark: 0.95 },
  )
  solid(canvas, leaves, { weight: 1.5 })
  for (let k = 1; k * 3 < thick; k += 1)
    engrave(
      canvas,
      byHand(
        [
          [x + 2, y + k * 3],
          [x + wide - 2, y - 8 + k * 3],
        ],
        { amount: 0.4, seed: k },
      ),
      px => 0.45 + 0.4 * noise(px / 30, k * 2),
      { most: 1 },
    )
  solid(canvas, spine, { dark, angle: 90 })
  solid(canvas, cover, { dark: px => dark * (0.4 + 0.6 * ramp(px, x + wide * 0.2, x + wide + skew)), angle: -2 })
  const inset = [0.12, 0.88].map(u => [0.16, 0.84].map(v => [x + wide * u + skew * v, y - 8 * u - deep * v]))
  line(canvas, closed([inset[0][0], inset[1][0], inset[1][1], inset[0][1]]), { weight: 1.1, ink: 'paper' })
}

const FROM = [60, 520]
const TO = [756, 356]
const on = (t, off) => {
  const [dx, dy] = [TO[0] - FROM[0], TO[1] - FROM[1]]
  const size = Math.hypot(dx, dy)
  return [FROM[0] + dx * t - (dy / size) * off, FROM[1] + dy * t + (dx / size) * off]
}
const strip = (t0, t1, o0, o1) => [on(t0, o0), on(t1, o0), on(t1, o1), on(t0, o1)]

/** The scale of a slide rule: marks at the logarithms of the numbers. */
function scale(canvas, base, up, shift, from = 0.03, to = 0.97) {
  for (let n = 10; n <= 100; n += n < 20 ? 0.5 : n < 50 ? 1 : 2.5) {
    const t = from + (to - from) * Math.log10(n / 10) + shift
    const whole = Math.abs(n / 10 - Math.round(n / 10)) < 0.01
    const half = Math.abs(n / 5 - Math.round(n / 5)) < 0.01
    line(canvas, [on(t, base), on(t, base + up * (whole ? 13 : half ? 9.5 : 6))], { weight: whole ? 1.5 : 0.75 })
  }
}

function rule(canvas) {
  hatch(canvas, strip(-0.01, 1.01, 46, 62), { angle: -13, gap: 3, dark: 0.95 })
  solid(canvas, strip(0, 1, -46, 46), { weight: 2.1 })
  const slide = strip(0.11, 1.11, -17, 17)
  solid(canvas, slide, { weight: 1.5 })
  hatch(canvas, strip(0, 0.11, -17, 17), { angle: -13, gap: 3.4, dark: 0.95 })
  for (const off of [-43, 43]) line(canvas, [on(0, off), on(1, off)], { weight: 0.75, ink: 'line' })
  scale(canvas, -17, -1, 0)
  scale(canvas, -17, 1, 0.11)
  scale(canvas, 17, -1, 0.11)
  scale(canvas, 17, 1, 0)
  hatch(canvas, strip(0, 1, 40, 46), { angle: -13, gap: 2.4, dark: 0.5 })
  const glass = strip(0.46, 0.56, -54, 54)
  line(canvas, closed(glass), { weight: 2.1 })
  for (const [a, b] of [
    [-54, -46],
    [46, 54],
  ])
    solid(canvas, strip(0.46, 0.56, a, b), { dark: 0.8, angle: 77, gap: 2.6 })
  line(canvas, [on(0.505, -46), on(0.505, 46)], { weight: 2.1, ink: 'ember' })
}

function dividers(canvas) {
  const hinge = [618, 494]
  for (const foot of [
    [470, 574],
    [520, 604],
  ])
    solid(canvas, bar(hinge, foot, 8, 1.4), { dark: 0.7, angle: 60, gap: 3 })
  solid(canvas, bar(hinge, [664, 472], 5), { dark: 0.6, angle: 60, gap: 2.6 })
  solid(canvas, arc(...hinge, 13).slice(0, -1), { dark: 0.4, angle: 30 })
  line(canvas, arc(...hinge, 5), { weight: 1.5 })
}

function pencil(canvas) {
  const [a, b] = [
    [700, 596],
    [790, 486],
  ]
  solid(canvas, bar(a, b, 6.5), { dark: 0.55, angle: 39, gap: 2.6 })
  solid(
    canvas,
    [
      [694.6, 592],
      [705, 600.6],
      [684, 616],
    ],
    { weight: 1.5 },
  )
}

/** Draws a sheet with a stress circle and a loaded beam, half covered by the books. */
function paper(canvas) {
  const sheet = [
    [300, 372],
    [612, 316],
    [700, 430],
    [360, 500],
  ]
  solid(canvas, sheet)
  line(canvas, arc(470, 420, 44, 25, 0, 360, -10), { weight: 1.5 })
  line(
    canvas,
    [
      [400, 434],
      [560, 406],
    ],
    { weight: 1.1 },
  )
  line(
    canvas,
    [
      [470, 462],
      [466, 374],
    ],
    { weight: 1.1 },
  )
  for (let k = 0; k < 4; k += 1)
    engrave(
      canvas,
      byHand(
        [
          [520 + k * 7, 368 + k * 9],
          [602 + k * 7, 352 + k * 9],
        ],
        { amount: 0.7, wave: 8, seed: k },
      ),
      x => 0.5 + 0.5 * noise(x / 6, k * 3),
      { most: 1, least: 2 },
    )
}

export function draw() {
  const canvas = createCanvas()
  table(canvas)
  paper(canvas)
  book(canvas, [84, 330], 300, 44, { skew: 92, deep: 96, dark: 0.9 })
  book(canvas, [110, 286], 270, 38, { skew: 84, deep: 84, dark: 0.6 })
  book(canvas, [150, 248], 232, 28, { skew: 76, deep: 72, dark: 0.75 })
  const jar = through(
    [
      [640, 250],
      [628, 262],
      [630, 330],
      [646, 342],
      [704, 338],
      [718, 326],
      [716, 258],
      [704, 246],
    ],
    { steps: 5 },
  )
  solid(canvas, jar, { dark: x => 0.16 + 0.8 * ramp(x, 660, 718), angle: 90 })
  solid(canvas, arc(672, 250, 32, 9).slice(0, -1), { dark: 0.9 })
  for (const [x, tall, lean] of [
    [656, 120, -14],
    [674, 146, 6],
    [690, 108, 22],
  ])
    solid(canvas, bar([x, 250], [x + lean, 250 - tall], 4.4, 4), { dark: 0.6, angle: 88, gap: 2.6 })
  rule(canvas)
  dividers(canvas)
  pencil(canvas)
  return canvas
}
