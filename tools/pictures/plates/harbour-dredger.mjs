import { engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { layered, noise } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { arc, bar, closed, mix, ramp, through } from '../kit/shape.mjs'
import { clouds, ruledSky } from '../kit/sky.mjs'
import { sampan, wake } from '../kit/vessels.mjs'
import { water } from '../kit/water.mjs'

const SEA = 402

function piece(canvas, outline, { dark = 0, angle = 90, gap = 4, weight = 1.5 } = {}) {
  erase(canvas, outline)
  if (dark) hatch(canvas, outline, { angle, gap, dark })
  line(canvas, closed(outline), { weight })
}

/** Draws a distant quay crane: portal, boom and stays. */
function crane(canvas, x, size, lifted) {
  const at = (u, v) => [x + u * size, SEA - v * size]
  for (const leg of [
    [at(-0.2, 0), at(-0.17, 0.72)],
    [at(0.2, 0), at(0.17, 0.72)],
    [at(-0.2, 0.34), at(0.2, 0.34)],
  ])
    piece(canvas, bar(...leg, size * 0.014), { dark: 0.7, weight: 1.1 })
  const tip = lifted ? at(-0.62, 1.26) : at(-0.86, 0.74)
  piece(canvas, bar(at(0.5, 0.72), at(-0.2, 0.74), size * 0.02), { dark: 0.6, angle: 0, weight: 1.1 })
  piece(canvas, bar(at(-0.2, 0.74), tip, size * 0.018, size * 0.012), { dark: 0.6, angle: 0, weight: 1.1 })
  piece(canvas, bar(at(-0.14, 0.74), at(-0.04, 1.14), size * 0.014), { weight: 1.1 })
  for (const end of [tip, at(-0.5, lifted ? 1.06 : 0.74), at(0.46, 0.74)])
    line(canvas, [at(-0.04, 1.14), end], { weight: 0.75 })
}

function quay(canvas) {
  for (const [x, size, lifted] of [
    [700, 96, false],
    [612, 84, true],
    [536, 72, false],
    [470, 62, true],
  ])
    crane(canvas, x, size, lifted)
  piece(
    canvas,
    [
      [420, SEA - 12],
      [810, SEA - 16],
      [810, SEA + 2],
      [420, SEA + 2],
    ],
    { dark: 0.7, gap: 5 },
  )
  for (let i = 0; i < 15; i += 1) {
    const [x, tall] = [440 + i * 24, 9 * (1 + Math.round(1.4 + 1.4 * noise(i * 2.3, 4)))]
    piece(
      canvas,
      [
        [x, SEA - 14],
        [x + 22, SEA - 14],
        [x + 22, SEA - 14 - tall],
        [x, SEA - 14 - tall],
      ],
      { dark: 0.3 + 0.5 * (i % 3 === 1), gap: 3, weight: 1.1 },
    )
  }
}

const HULL = [
  [70, SEA + 26],
  [88, SEA - 34],
  [560, SEA - 40],
  [604, SEA - 52],
  [586, SEA + 24],
]

function hullOf(canvas) {
  piece(canvas, HULL, { weight: 2.1 })
  hatch(canvas, HULL, {
    angle: -1,
    gap: 4.6,
    dark: (x, y) => 0.34 + 0.5 * ramp(y, SEA - 40, SEA + 20) + 0.14 * noise(x / 40, y / 8, 3),
  })
  line(
    canvas,
    [
      [78, SEA],
      [592, SEA - 6],
    ],
    { weight: 1.5 },
  )
  for (let x = 96; x < 590; x += 15)
    line(
      canvas,
      [
        [x, SEA - 34 - (x - 88) * 0.013],
        [x, SEA - 48 - (x - 88) * 0.013],
      ],
      { weight: 0.75 },
    )
  line(
    canvas,
    [
      [90, SEA - 48],
      [566, SEA - 54],
    ],
    { weight: 1.1 },
  )
}

/** Draws the wheelhouse and the funnel aft. */
function house(canvas) {
  for (const [x, y, w, h] of [
    [100, SEA - 36, 138, 44],
    [112, SEA - 80, 112, 38],
    [126, SEA - 118, 84, 36],
  ]) {
    piece(
      canvas,
      [
        [x, y],
        [x + w, y - 2],
        [x + w - 4, y - h],
        [x + 2, y - h],
      ],
      { dark: px => 0.1 + 0.7 * ramp(px, x + w * 0.5, x + w) },
    )
    for (let k = 0; k < w / 20 - 1; k += 1)
      fill(canvas, [
        [x + 12 + k * 20, y - h * 0.3],
        [x + 23 + k * 20, y - h * 0.3],
        [x + 23 + k * 20, y - h * 0.72],
        [x + 12 + k * 20, y - h * 0.72],
      ])
  }
  piece(
    canvas,
    [
      [218, SEA - 84],
      [250, SEA - 84],
      [246, SEA - 156],
      [222, SEA - 156],
    ],
    { dark: x => 0.2 + 0.8 * ramp(x, 226, 246) },
  )
  for (let k = 0; k < 3; k += 1)
    engrave(
      canvas,
      through(
        [
          [234, SEA - 162],
          [222 - k * 14, SEA - 196],
          [180 - k * 20, SEA - 222 - k * 10],
          [110 - k * 30, SEA - 226 - k * 22],
        ],
        { steps: 8 },
      ),
      (x, y, t) => 0.6 - t * 0.45,
    )
  line(
    canvas,
    [
      [168, SEA - 154],
      [168, SEA - 236],
    ],
    { weight: 1.5 },
  )
  line(
    canvas,
    [
      [150, SEA - 210],
      [186, SEA - 210],
    ],
    { weight: 1.1 },
  )
}

/** Draws the cutter: an A-frame, the ladder that reaches to the bed, its toothed head, and a section of the bed. */
function cutter(canvas) {
  for (const [a, b] of [
    [
      [560, SEA - 44],
      [598, SEA - 208],
    ],
    [
      [640, SEA - 40],
      [602, SEA - 208],
    ],
  ])
    piece(canvas, bar(a, b, 7, 5), { dark: 0.7, angle: 76 })
  for (const k of [0.3, 0.56, 0.8])
    piece(
      canvas,
      bar([mix(560, 598, k), mix(SEA - 44, SEA - 208, k)], [mix(640, 602, k), mix(SEA - 40, SEA - 208, k)], 3),
      { weight: 1.1 },
    )
  piece(canvas, bar([470, SEA - 30], [690, SEA + 128], 13, 10), { dark: 0.6, angle: 36 })
  for (let k = 0; k < 12; k += 1) {
    const [a, b] = [k / 12, (k + 1) / 12].map(t => [mix(470, 690, t), mix(SEA - 30, SEA + 128, t)])
    line(
      canvas,
      [
        [a[0] + (k % 2 ? 8 : -8), a[1] + (k % 2 ? -11 : 11)],
        [b[0] + (k % 2 ? -8 : 8), b[1] + (k % 2 ? 11 : -11)],
      ],
      { weight: 1.1 },
    )
  }
  for (const foot of [
    [650, SEA + 98],
    [560, SEA + 34],
  ])
    line(canvas, [[600, SEA - 206], foot], { weight: 1.1 })
  for (const foot of [
    [300, SEA - 44],
    [420, SEA - 46],
  ])
    line(canvas, [[598, SEA - 206], foot], { weight: 0.75 })
  const [x, y] = [706, SEA + 140]
  const teeth = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * Math.PI * 2 + 0.3
    const r = i % 4 < 2 ? 27 : 20
    return [x + Math.cos(a) * r, y + Math.sin(a) * r]
  })
  erase(canvas, teeth)
  fill(canvas, teeth, 'ember')
  for (let k = 0; k < 5; k += 1)
    line(canvas, arc(x + 6, y, 6 + k * 4, 18, -70 + k * 8, 80), { weight: 1.1, ink: 'flame' })
}

function section(canvas) {
  const bedAt = x => SEA + 164 - 62 * ramp(x, 700, 780) + 5 * layered(x / 70, 2, { seed: 6 })
  const top = SEA + 62
  erase(canvas, [
    [-5, top],
    [805, top],
    [805, 605],
    [-5, 605],
  ])
  line(
    canvas,
    Array.from({ length: 101 }, (_, i) => [i * 8, top + 1.6 * noise(i / 3, 2)]),
    { weight: 2.1 },
  )
  for (let k = 1; k < 6; k += 1)
    engrave(
      canvas,
      Array.from({ length: 101 }, (_, i) => [i * 8, mix(top, bedAt(i * 8), k / 6) + 2 * noise(i / 5, k)]),
      x => 0.4 - k * 0.03 + 0.3 * noise(x / 60, k, 3),
      { most: 1 },
    )
  const bed = Array.from({ length: 101 }, (_, i) => [i * 8, bedAt(i * 8)])
  erase(canvas, [...bed, [805, 605], [-5, 605]])
  line(canvas, bed, { weight: 2.1 })
  hatch(canvas, [...bed, [805, 605], [-5, 605]], {
    angle: -44,
    gap: 6,
    dark: (x, y) => 0.5 + 0.4 * noise(x / 30, y / 20, 4),
    least: 4,
  })
}

export function draw() {
  const canvas = createCanvas()
  ruledSky(
    canvas,
    { left: 0, top: 0, right: 800, bottom: SEA, inside: (x, y) => y < SEA },
    { dark: (x, y) => 0.5 - 0.6 * clouds({ seed: 18, scale: 320 })(x, y), to: SEA, gap: 6.5, most: 1 },
  )
  quay(canvas)
  water(
    canvas,
    { left: 0, top: SEA, right: 800, bottom: SEA + 64, inside: (x, y) => y > SEA },
    { horizon: SEA - 4, first: 3, grow: 0.04, dark: () => 0.42, length: 160 },
  )
  sampan(canvas, [712, SEA + 22], 62)
  house(canvas)
  hullOf(canvas)
  section(canvas)
  wake(canvas, [330, SEA + 28], 480, { rows: 4 })
  cutter(canvas)
  return canvas
}
