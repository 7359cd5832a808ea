import { byHand, engrave } from '../kit/shading.mjs'
import { flow } from '../kit/flow.mjs'
import { isolines } from '../kit/isolines.mjs'
import { layered, noise } from '../kit/noise.mjs'
import { createCanvas, erase, line, partsWhere } from '../kit/canvas.mjs'
import { reeds } from '../kit/plants.mjs'
import { boulder } from '../kit/rocks.mjs'
import { arc, clamp, ramp, regionOf } from '../kit/shape.mjs'
import { blaze, torch } from '../kit/torch.mjs'
import { sampan, wake } from '../kit/vessels.mjs'
import { waterRows } from '../kit/water.mjs'

const HORIZON = 392
const SUN = [1040, 392]

function mountains(canvas) {
  const ranges = [
    [0.42, 60, 9, 1.1],
    [0.7, 42, 4, 1.1],
    [1, 26, 14, 1.5],
  ]
  const shapes = ranges.map(([far, tall, seed, weight], k) => {
    const ridge = Array.from({ length: 161 }, (_, i) => {
      const x = i * 10
      const lift = Math.max(ramp(x, 760 - k * 120, 120), 0.8 * ramp(x, 1240 + k * 60, 1560))
      return [
        x,
        HORIZON -
          (0.08 + lift * (0.7 + 0.5 * layered(x / 150, k * 9, { seed, octaves: 5 }))) * tall * 2.1 * (1 - k * 0.14) +
          3,
      ]
    })
    return { ridge, weight, far }
  })
  for (const { ridge, weight, far } of shapes) {
    const body = [...ridge, [1600, HORIZON + 1], [0, HORIZON + 1]]
    erase(canvas, body)
    line(canvas, ridge, { weight })
    flow(canvas, regionOf(body), {
      heading: (x, y) => [0.55 + 0.3 * noise(x / 40, y / 30, 3), 0.8],
      dark: (x, y) =>
        (0.7 * far - 0.3 * ramp(y, HORIZON - 40, HORIZON) + 0.5 * layered(x / 46, y / 60, { seed: 8 })) *
        ramp(Math.abs(x - SUN[0]), 120, 520),
      gap: 8,
      reach: 60,
    })
  }
}

function sky(canvas) {
  const open = {
    left: 0,
    top: 0,
    right: 1600,
    bottom: HORIZON,
    inside: (x, y) => y < HORIZON && Math.hypot(x - SUN[0], y - SUN[1]) > 74,
  }
  for (let i = 0; i <= 120; i += 1) {
    const a = Math.PI + (Math.PI * i) / 120
    const start = 92 + 34 * (i % 3) + 14 * noise(i * 2.1, 4)
    const ray = [
      [SUN[0] + Math.cos(a) * start, SUN[1] + Math.sin(a) * start],
      [SUN[0] + Math.cos(a) * 1400, SUN[1] + Math.sin(a) * 1400],
    ]
    for (const part of partsWhere(ray, open.inside, 3)) {
      engrave(
        canvas,
        part,
        (x, y) => {
          const far = Math.hypot(x - SUN[0], y - SUN[1])
          if (far > 260 && i % 2 === 1) return far > 560 ? 0.3 * ramp(far, 560, 900) + 0.2 - cloud(x, y) : 0
          return 0.16 + 0.36 * ramp(far, 90, 760) - cloud(x, y)
        },
        { most: 1, least: 5 },
      )
    }
  }
  line(canvas, arc(SUN[0], SUN[1], 66, 66, 180, 360), { weight: 1.5 })
}

function cloud(x, y) {
  return 0.6 * ramp(layered(x / 520, y / 52, { seed: 27, octaves: 3 }), 0.16, 0.36)
}

function river(canvas) {
  for (const y of waterRows(HORIZON, 900, { first: 3.4, grow: 0.04 })) {
    const near = (y - HORIZON) / 508
    const row = Array.from({ length: 402 }, (_, i) => [i * 4, y + noise(i / (6 + near * 22), y * 0.4, 4) * near * 5])
    engrave(
      canvas,
      row,
      x => {
        const path = Math.abs(x - SUN[0] - 30 * noise(y / 9, 3)) / (70 + near * 330)
        const shine = 0.62 * ramp(path, 0.1, 1) - 0.36 * ramp(path, 1, 0.2)
        return clamp(shine * (1 - 0.5 * near) + noise(x / (30 + near * 130), y * 1.3, 9) * 0.62 - 0.08)
      },
      { most: 2, least: 11 },
    )
  }
}

/** Draws the river bed near the bank as lines of equal depth. */
function isobaths(canvas) {
  const bed = (x, y) =>
    ramp(y, 560, 1000) * 8 +
    layered(x / 330, y / 120, { seed: 33, octaves: 3 }) * 2.4 -
    Math.hypot((x - 480) / 420, (y - 900) / 190) * 1.5
  const shore = { left: 0, top: 520, right: 1600, bottom: 900 }
  const levels = Array.from({ length: 11 }, (_, i) => -2 + i * 0.62)
  isolines(bed, levels, { ...shore, step: 9 }).forEach((rings, i) => {
    for (const ring of rings.filter(points => points.length > 14)) {
      if (i % 3 === 0)
        erase(canvas, [
          ...ring.map(([x, y]) => [x, y - 2.6]),
          ...ring
            .slice()
            .reverse()
            .map(([x, y]) => [x, y + 2.6]),
        ])
      engrave(canvas, ring, () => (i % 3 === 0 ? 0.75 : 0.42), { ink: i % 3 === 0 ? 'deep' : 'line', most: 2 })
    }
  })
}

function reflection(canvas, x) {
  for (let k = 0; k < 17; k += 1) {
    const y = 792 + k * 6.4
    const half = 42 * (1 - k / 19) * (0.6 + 0.4 * noise(k * 1.7, 3))
    const shift = 10 * noise(k * 1.1, 8)
    line(
      canvas,
      byHand(
        [
          [x - half + shift, y],
          [x + half + shift, y],
        ],
        { amount: 1, wave: 14, seed: k },
      ),
      { weight: k < 6 ? 2.1 : 1.5, ink: k % 3 === 1 ? 'flame' : 'ember' },
    )
  }
}

function bank() {
  const stones = [
    [96, 700, 54],
    [190, 716, 60],
    [300, 712, 50],
    [400, 720, 54],
    [500, 726, 46],
    [120, 780, 78],
    [262, 786, 80],
    [420, 782, 70],
    [590, 756, 58],
    [690, 764, 36],
    [520, 812, 60],
    [40, 870, 100],
    [210, 880, 92],
    [390, 876, 86],
    [840, 830, 30],
  ]
  stones.sort((a, b) => a[1] - b[1])
  return stones
}

export function draw() {
  const canvas = createCanvas({ width: 1600, height: 900 })
  sky(canvas)
  mountains(canvas)
  river(canvas)
  isobaths(canvas)
  sampan(canvas, [1210, 470], 150, { flip: true })
  wake(canvas, [1210, 476], 150, { rows: 6 })
  sampan(canvas, [905, 416], 44)
  const stones = bank()
  for (const [i, [x, y, size]] of stones.filter(([, y]) => y < 750).entries())
    boulder(canvas, [x, y], size, { seed: i + 1 })
  const flame = torch(canvas, [596, 752], 340, { lean: 0.05, weight: 2.1 })
  reflection(canvas, 640)
  blaze(canvas, flame, 190, { lean: 0.12, sparks: 5 })
  for (const [i, [x, y, size]] of stones.filter(([, y]) => y >= 750).entries())
    boulder(canvas, [x, y], size, { seed: i + 20, weight: 2.1 })
  reeds(canvas, [110, 906], { count: 16, height: 250, spread: 210, seed: 6, ears: true })
  reeds(canvas, [1500, 906], { count: 12, height: 170, spread: 260, seed: 12, lean: -0.25 })
  return canvas
}
