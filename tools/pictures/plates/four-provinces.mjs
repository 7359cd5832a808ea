import { engrave } from '../kit/shading.mjs'
import { chartRiver, range } from '../kit/chart.mjs'
import { distanceTo, isolines } from '../kit/isolines.mjs'
import { noise } from '../kit/noise.mjs'
import { createCanvas, erase, fill, line } from '../kit/canvas.mjs'
import { arc, bezier, regionOf, through } from '../kit/shape.mjs'

/** Converts degrees east and north to page coordinates; the chart is slightly slanted, as if it lay on a table. */
function at([lon, lat]) {
  const [x, y] = [(lon - 117.1) * 50, (34.6 - lat) * 59]
  return [400 + x * 0.99 + y * 0.12, 292 - x * 0.12 + y * 0.97]
}

const COAST = [
  [121.5, 42],
  [121, 40.9],
  [120.4, 40.2],
  [119.6, 39.9],
  [119.2, 39.4],
  [118.6, 39.1],
  [118, 39.2],
  [117.7, 38.95],
  [117.6, 38.6],
  [117.9, 38.3],
  [118.5, 38.1],
  [119.1, 37.8],
  [119.2, 37.4],
  [118.95, 37.25],
  [119.5, 37.1],
  [120, 37.4],
  [120.7, 37.8],
  [121.4, 37.55],
  [122.2, 37.45],
  [122.6, 37.3],
  [122.4, 36.9],
  [121.6, 36.75],
  [120.9, 36.5],
  [120.3, 36.1],
  [119.9, 35.7],
  [119.4, 35.2],
  [119.25, 34.8],
  [119.8, 34.5],
  [120.3, 34.2],
  [120.6, 33.6],
  [120.85, 33],
  [120.9, 32.6],
  [121.4, 32.3],
  [121.85, 31.9],
  [121.95, 31.55],
  [121.85, 31.2],
  [121.9, 30.9],
  [121.3, 30.65],
  [120.9, 30.4],
  [120.55, 30.32],
  [121, 30.18],
  [121.6, 30.02],
  [122, 29.9],
  [121.7, 29.5],
  [121.95, 29.1],
  [121.5, 28.6],
  [121.6, 28.2],
  [121, 27.9],
  [120.6, 27.4],
  [120.2, 26.6],
]
const LIAODONG = [
  [121.3, 42],
  [121.9, 40.8],
  [122.1, 40.4],
  [121.4, 39.6],
  [121.1, 38.75],
  [122, 39.05],
  [123.4, 39.75],
  [124.6, 40.1],
  [127, 41],
]
const YELLOW = [
  [107, 40.4],
  [108, 40.6],
  [109.8, 40.5],
  [111.1, 40.2],
  [111.2, 39.3],
  [110.6, 38],
  [110.5, 36.5],
  [110.3, 35],
  [110.6, 34.6],
  [111.5, 34.8],
  [113, 34.9],
  [114.3, 34.9],
  [115.1, 35.2],
  [116.2, 36.1],
  [117, 36.8],
  [118, 37.3],
  [118.6, 37.6],
  [119.15, 37.78],
]
const YANGTZE = [
  [107.6, 29.8],
  [108.5, 30.7],
  [109.6, 31],
  [110.5, 30.95],
  [111.3, 30.6],
  [112.2, 30.2],
  [112.9, 29.7],
  [113.3, 29.6],
  [114.3, 30.6],
  [115, 30.3],
  [115.8, 29.8],
  [116.6, 30],
  [117.2, 30.6],
  [118, 31.2],
  [118.4, 31.6],
  [118.75, 32.1],
  [119.4, 32.25],
  [120.2, 32],
  [120.9, 31.85],
  [121.6, 31.6],
  [122.2, 31.4],
]
const HUAI = [
  [112.9, 32.4],
  [114.5, 32.3],
  [115.6, 32.5],
  [116.5, 32.7],
  [117.4, 32.95],
  [118.3, 33.1],
  [118.9, 33.4],
  [119.6, 33.9],
  [120.3, 34.25],
]
const HAI = [
  [
    [115.6, 40.8],
    [116.6, 39.8],
    [117.2, 39.15],
  ],
  [
    [114.4, 39.6],
    [115.8, 39.3],
    [117.2, 39.15],
  ],
  [
    [113.9, 38.3],
    [115.4, 38.5],
    [117.2, 39.15],
  ],
  [
    [114.2, 36.6],
    [115.4, 37.4],
    [116.4, 38.4],
    [117.2, 39.15],
  ],
  [
    [117, 39.2],
    [117.4, 39.05],
    [117.75, 38.95],
  ],
]
const CANAL = [
  [116.5, 39.8],
  [117.1, 39.15],
  [116.9, 38.3],
  [116.2, 37.2],
  [115.9, 36.4],
  [116.4, 35.4],
  [117.3, 34.5],
  [118.3, 34],
  [119, 33.5],
  [119.4, 32.8],
  [119.45, 32.25],
  [120, 31.8],
  [120.6, 31.3],
  [120.7, 30.8],
  [120.2, 30.3],
]
const RIDGES = [
  [
    [113.6, 35.8],
    [113.7, 37],
    [114, 38],
    [114.6, 39.2],
    [115.4, 40],
  ],
  [
    [116.2, 36.3],
    [117.1, 36.25],
    [118.3, 36.1],
  ],
  [
    [113.6, 31.9],
    [114.8, 31.6],
    [115.8, 31.2],
    [116.4, 30.9],
  ],
  [
    [117.4, 29.4],
    [118.3, 29.9],
    [119.2, 30.4],
  ],
  [
    [118.6, 27.4],
    [119.3, 28.2],
    [120.2, 28.6],
    [120.8, 29],
  ],
  [
    [108, 34],
    [109.6, 33.9],
    [111, 34],
  ],
  [
    [111.6, 36],
    [112, 37.4],
    [112.1, 38.6],
  ],
  [
    [115, 28],
    [116, 27.6],
    [117.4, 27.8],
  ],
  [
    [109.5, 31.6],
    [110.6, 31.8],
    [111.6, 31.2],
  ],
  [
    [109, 36.4],
    [109.6, 37.4],
    [109.4, 38.6],
  ],
]
const HOMES = [
  [115.5, 38.9],
  [117.05, 36.7],
  [119.1, 33.6],
  [120.2, 30.2],
]
const NANJING = [118.75, 32.08]

function shoreline(points, seed) {
  return through(points.map(at), { steps: 6 }).map(([x, y], i) => [
    x + noise(i / 2.2, 1, seed) * 2.4,
    y + noise(i / 2.2, 7, seed) * 2.4,
  ])
}

function seaLines(canvas) {
  const coast = shoreline(COAST, 3)
  const north = shoreline(LIAODONG, 5)
  const land = [
    regionOf([...coast, [400, 800], [-200, 800], [-200, -200], [500, -300]]),
    regionOf([...north, [1100, -300], [560, -300]]),
  ]
  const far = distanceTo([coast, north])
  const depth = (x, y) => (land.some(({ inside }) => inside(x, y)) ? -1 : 1) * far(x, y)
  const levels = Array.from({ length: 26 }, (_, i) => 4 + i * 4.6 + i * i * 0.42)
  isolines(depth, levels, { step: 5, left: 300, top: -10, right: 815, bottom: 615 }).forEach((ring, i) => {
    for (const points of ring)
      engrave(canvas, points, (x, y) => 0.78 - i * 0.022 + noise(x / 70, y / 70, 4) * 0.26, { most: 2, least: 8 })
  })
  for (const shore of [coast, north]) line(canvas, shore, { weight: 1.5 })
}

function lakes(canvas) {
  for (const [where, rx, ry] of [
    [[118.55, 33.3], 17, 9],
    [[120.15, 31.2], 15, 12],
    [[116.3, 29.2], 13, 19],
    [[116.9, 34.9], 5, 16],
  ]) {
    const [x, y] = at(where)
    for (const k of [1, 0.66, 0.34]) {
      const ring = arc(x, y, rx * k, ry * k).map(([px, py], i) => [
        px + noise(i / 4, rx, 3) * 2.5 * k,
        py + noise(i / 4, ry, 8) * 2.5 * k,
      ])
      if (k === 1) erase(canvas, ring.slice(0, -1))
      line(canvas, ring, { weight: k === 1 ? 1.1 : 0.75, ink: k === 1 ? 'deep' : 'line' })
    }
  }
}

function journeys(canvas) {
  const home = at(NANJING)
  for (const [i, place] of HOMES.map(at).entries()) {
    const bow = [40, 34, 18, 26][i]
    const way = bezier(
      place,
      [place[0] + bow, (place[1] * 2 + home[1]) / 3 - bow],
      [home[0] + bow * 0.7, (place[1] + home[1] * 2) / 3],
      home,
    )
    for (let k = 2; k < way.length - 2; k += 2) line(canvas, [way[k], way[k + 1]], { weight: 1.5 })
    erase(canvas, arc(...place, 6))
    line(canvas, arc(...place, 5.4), { weight: 1.5 })
    fill(canvas, arc(...place, 2.2))
  }
  erase(canvas, arc(...home, 11))
  fill(canvas, arc(...home, 6.5), 'ember')
  line(canvas, arc(...home, 10), { weight: 1.5, ink: 'ember' })
}

export function draw() {
  const canvas = createCanvas()
  seaLines(canvas)
  RIDGES.forEach((ridge, i) => range(canvas, ridge.map(at), { seed: i + 2, size: 27, gap: 24, breadth: 15 }))
  const canal = through(CANAL.map(at), { steps: 5 })
  HAI.forEach((stream, i) => chartRiver(canvas, stream.map(at), { from: 1, to: i === 4 ? 5 : 2.4, seed: i, flows: 0 }))
  chartRiver(canvas, HUAI.map(at), { from: 1.2, to: 5, seed: 11, flows: 1 })
  chartRiver(canvas, YELLOW.map(at), { from: 3, to: 8, seed: 12, flows: 2 })
  chartRiver(canvas, YANGTZE.map(at), { from: 4, to: 17, seed: 13, flows: 4 })
  for (let i = 0; i + 1 < canal.length; i += 1)
    if (i % 3 !== 2) line(canvas, [canal[i], canal[i + 1]], { weight: 1.1, ink: 'line' })
  lakes(canvas)
  journeys(canvas)
  return canvas
}
