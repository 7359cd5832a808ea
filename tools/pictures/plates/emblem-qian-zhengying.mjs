import { engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { ground, medal, shape } from '../kit/medal.mjs'
import { erase, fill, line } from '../kit/canvas.mjs'
import { layered } from '../kit/noise.mjs'
import { arc, ramp, through } from '../kit/shape.mjs'
import { water } from '../kit/water.mjs'

const [LEFT, RIGHT, TOP] = [172, 228, 62]
const SURFACE = 262

function gauge(canvas) {
  const board = [
    [LEFT, TOP],
    [RIGHT, TOP],
    [RIGHT, SURFACE + 4],
    [LEFT, SURFACE + 4],
  ]
  shape(canvas, board)
  for (let k = 0; k < 10; k += 1) {
    const y = TOP + 10 + k * 20
    const block = k % 2 === 0 ? [LEFT + 4, (LEFT + RIGHT) / 2] : [(LEFT + RIGHT) / 2, RIGHT - 4]
    if (y < SURFACE - 12)
      fill(canvas, [
        [block[0], y],
        [block[1], y],
        [block[1], y + 10],
        [block[0], y + 10],
      ])
    for (const dy of [0, 10])
      line(
        canvas,
        [
          [LEFT, y + dy],
          [RIGHT, y + dy],
        ],
        { weight: 1.1 },
      )
  }
  line(
    canvas,
    [
      [200, TOP],
      [200, SURFACE],
    ],
    { weight: 1.5 },
  )
  const mark = [
    [RIGHT + 4, SURFACE - 66],
    [RIGHT + 48, SURFACE - 82],
    [RIGHT + 48, SURFACE - 50],
  ]
  shape(canvas, mark, 1.5)
  fill(canvas, mark, 'ember')
}

function banks(canvas) {
  for (const [y, lift, seed] of [
    [196, 34, 3],
    [214, 24, 9],
  ]) {
    const ridge = through(
      Array.from({ length: 12 }, (_, i) => [i * 37, y - lift * Math.abs(layered(i / 2.2, seed, { seed }))]),
      { steps: 5 },
    )
    erase(canvas, [...ridge, [400, SURFACE - 30], [0, SURFACE - 30]])
    line(canvas, ridge, { weight: 1.5 })
    hatch(canvas, [...ridge, [400, 236], [0, 236]], {
      angle: 64,
      gap: 6,
      dark: x => 0.3 + 0.3 * layered(x / 40, y, { seed }),
    })
  }
  line(
    canvas,
    [
      [0, 236],
      [400, 236],
    ],
    { weight: 1.5 },
  )
}

export function draw() {
  return medal(canvas => {
    ground(canvas, (x, y) => 0.5 - 0.4 * ramp(y, 30, 190))
    banks(canvas)
    const river = {
      left: 20,
      top: 236,
      right: 380,
      bottom: 384,
      inside: (x, y) =>
        y > 236 &&
        Math.hypot((x - 200) / 92, (y - SURFACE - 2) / 26) > 1 &&
        !(y > SURFACE && Math.abs(x - 200) < 26 + (y - SURFACE) * 0.02),
    }
    water(canvas, river, { horizon: 236, first: 4, grow: 0.05, dark: () => 0.4, swell: 3 })
    gauge(canvas)
    for (let k = 1; k < 5; k += 1)
      engrave(canvas, arc(200, SURFACE + 2, 22 + k * 17, 5 + k * 5, -10, 190), () => 0.95 - k * 0.15)
    for (let k = 1; k < 4; k += 1)
      engrave(canvas, arc(200, SURFACE - 1, 30 + k * 17, 5 + k * 4.6, 200, 340), x =>
        Math.abs(x - 200) > 31 ? 0.6 - k * 0.1 : 0,
      )
    for (let k = 0; k < 12; k += 1) {
      const y = SURFACE + 12 + k * 9
      engrave(
        canvas,
        [
          [174 + 4 * Math.sin(k * 2), y],
          [226 + 4 * Math.sin(k * 2.7), y],
        ],
        x => (Math.floor((x - 172) / 28) % 2 === k % 2 ? 0.95 : 0.3),
        { least: 2 },
      )
    }
  })
}
