import { engrave } from '../kit/shading.mjs'
import { chartRiver, range } from '../kit/chart.mjs'
import { hatch } from '../kit/hatch.mjs'
import { distanceTo, isolines } from '../kit/isolines.mjs'
import { crown, foliage } from '../kit/leaves.mjs'
import { layered, noise } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { arc, closed, mix, through } from '../kit/shape.mjs'

/** The lower Yangtze from the west, past Nanjing, bending east; Jintan lies south-east of it. */
const RIVER = [
  [-40, 486],
  [50, 400],
  [116, 300],
  [160, 190],
  [250, 112],
  [390, 96],
  [520, 124],
  [650, 92],
  [840, 52],
]
const BROOK = [
  [470, 610],
  [446, 530],
  [300, 350],
  [210, 290],
  [150, 250],
]
const CANAL = [
  [640, 610],
  [560, 520],
  [520, 400],
  [560, 280],
  [540, 130],
]

function isobaths(canvas) {
  const path = through(RIVER, { steps: 8 })
  const far = distanceTo([path])
  const field = (x, y) => far(x, y) + 13 * layered(x / 90, y / 90, { seed: 6, octaves: 3 })
  const levels = Array.from({ length: 17 }, (_, i) => 34 + i * 12 + i * i * 1.7)
  isolines(field, levels, { step: 7, left: -7, top: -7, right: 812, bottom: 612 }).forEach((rings, i) => {
    for (const ring of rings.filter(points => points.length > 10))
      engrave(canvas, ring, (x, y) => 0.62 - i * 0.03 + 0.3 * noise(x / 70, y / 70, 9), { most: 1, least: 8 })
  })
}

/** Draws a building in oblique view: front and side, `storeys` rows of windows, and a roof. */
function building(
  canvas,
  [x, y],
  wide,
  storeys,
  { deep = 26, rise = 15, columns = 6, roof = 'gable', ember = false } = {},
) {
  const tall = storeys * rise
  const [dx, dy] = [deep, -deep * 0.5]
  const front = [
    [x, y],
    [x + wide, y],
    [x + wide, y - tall],
    [x, y - tall],
  ]
  const side = [
    [x + wide, y],
    [x + wide + dx, y + dy],
    [x + wide + dx, y - tall + dy],
    [x + wide, y - tall],
  ]
  const top =
    roof === 'flat'
      ? [
          [x, y - tall],
          [x + wide, y - tall],
          [x + wide + dx, y - tall + dy],
          [x + dx, y - tall + dy],
        ]
      : [
          [x - 4, y - tall + 2],
          [x + wide + 4, y - tall + 2],
          [x + wide + dx / 2 + 2, y - tall + dy - 10],
          [x + dx / 2 - 2, y - tall + dy - 10],
        ]
  const gable = [
    [x + wide + 2, y - tall + 2],
    [x + wide + dx + 3, y - tall + dy],
    [x + wide + dx / 2 + 2, y - tall + dy - 10],
  ]
  for (const part of roof === 'flat' ? [front, side, top] : [front, side, gable, top]) {
    erase(canvas, part)
    line(canvas, closed(part), { weight: 1.5 })
  }
  hatch(canvas, side, { angle: 90, gap: 3.4, dark: 0.8 })
  if (roof === 'gable') hatch(canvas, top, { angle: 68, gap: 3.6, dark: 0.7 })
  for (let r = 0; r < storeys; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      const [px, py] = [x + (wide * (c + 0.5)) / columns, y - r * rise - rise * 0.3]
      const pane = [
        [px - 2.6, py],
        [px + 2.6, py],
        [px + 2.6, py - rise * 0.5],
        [px - 2.6, py - rise * 0.5],
      ]
      fill(canvas, pane, ember && r === 0 && c === Math.floor(columns / 2) ? 'ember' : 'deep')
    }
  }
}

function glade(canvas, [x, y], rx, ry, seed) {
  const rim = through(
    Array.from({ length: 14 }, (_, i) => [
      x + Math.cos((i / 14) * 6.283) * rx * (1 + 0.09 * noise(i * 2, seed)),
      y + Math.sin((i / 14) * 6.283) * ry * (1 + 0.09 * noise(i * 2, seed + 4)),
    ]),
    { ring: true, steps: 6 },
  )
  erase(canvas, rim)
  for (let k = 0; k < 3; k += 1)
    engrave(
      canvas,
      rim.map(([px, py]) => [mix(px, x, k * 0.05), mix(py, y, k * 0.05)]),
      (px, py) => 0.75 - k * 0.24 + 0.3 * noise(px / 30, py / 30, seed),
      { most: 2 },
    )
}

function grove(canvas, spots, size) {
  for (const [i, [x, y]] of spots.entries())
    foliage(canvas, crown([x, y], size * 0.72, size * 0.8, { seed: i + 3, lobes: 8 }), {
      size: 4.6,
      seed: i,
      density: 0.5,
      shade: 0.8,
    })
}

/** Draws the oldest campus: an arcaded hall with a small tower under plane trees. */
function first(canvas) {
  glade(canvas, [360, 236], 118, 76, 3)
  grove(
    canvas,
    [
      [266, 228],
      [294, 200],
      [452, 216],
    ],
    22,
  )
  building(canvas, [296, 266], 108, 2, { columns: 8, deep: 30 })
  building(canvas, [336, 272], 28, 3, { columns: 2, deep: 22, rise: 17 })
  const spire = [
    [334, 222],
    [366, 222],
    [360, 204],
    [351, 178],
    [342, 204],
  ]
  erase(canvas, spire)
  fill(canvas, spire, 'ember')
  line(canvas, closed(spire), { weight: 1.5 })
  for (const x of [344, 350, 356])
    line(
      canvas,
      [
        [x, 220],
        [350 + (x - 350) * 0.5, 200],
      ],
      { weight: 1.1, ink: 'flame' },
    )
  grove(
    canvas,
    [
      [274, 280],
      [302, 292],
      [424, 280],
      [446, 258],
    ],
    17,
  )
}

function second(canvas) {
  glade(canvas, [324, 476], 116, 68, 8)
  building(canvas, [264, 498], 92, 4, { columns: 9, roof: 'flat', deep: 44, rise: 13 })
  building(canvas, [298, 452], 34, 3, { columns: 3, roof: 'flat', deep: 20, rise: 13 })
  building(canvas, [386, 520], 40, 2, { columns: 4, roof: 'flat', deep: 24 })
  grove(
    canvas,
    [
      [246, 510],
      [272, 522],
      [306, 528],
      [360, 530],
    ],
    13,
  )
}

function third(canvas) {
  glade(canvas, [668, 402], 112, 72, 12)
  building(canvas, [606, 390], 74, 3, { columns: 7, roof: 'flat', deep: 26, rise: 14 })
  building(canvas, [700, 378], 40, 3, { columns: 4, roof: 'flat', deep: 44, rise: 14 })
  building(canvas, [640, 446], 84, 2, { columns: 8, roof: 'flat', deep: 30, rise: 14 })
  grove(
    canvas,
    [
      [620, 420],
      [644, 412],
      [700, 412],
      [600, 446],
      [754, 440],
    ],
    12,
  )
}

export function draw() {
  const canvas = createCanvas()
  isobaths(canvas)
  range(
    canvas,
    [
      [600, 200],
      [660, 186],
      [720, 196],
      [780, 170],
    ],
    { seed: 4, size: 27, gap: 29 },
  )
  range(
    canvas,
    [
      [20, 290],
      [60, 220],
      [90, 130],
      [150, 50],
    ],
    { seed: 7, size: 27, gap: 29 },
  )
  range(
    canvas,
    [
      [40, 590],
      [90, 566],
      [130, 590],
    ],
    { seed: 9, size: 24, gap: 24 },
  )
  chartRiver(canvas, CANAL, { from: 4, to: 7, seed: 4, flows: 1 })
  chartRiver(canvas, BROOK, { from: 3, to: 8, seed: 5, flows: 1 })
  chartRiver(canvas, RIVER, { from: 30, to: 62, seed: 6, flows: 9 })
  const islet = arc(196, 148, 26, 6, 0, 360, -48)
  erase(canvas, islet)
  line(canvas, islet, { weight: 1.1 })
  first(canvas)
  second(canvas)
  third(canvas)
  return canvas
}
