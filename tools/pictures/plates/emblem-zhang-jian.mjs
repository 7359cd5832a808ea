import { engrave } from '../kit/shading.mjs'
import { chartRiver } from '../kit/chart.mjs'
import { hatch } from '../kit/hatch.mjs'
import { ground, medal, shape } from '../kit/medal.mjs'
import { noise } from '../kit/noise.mjs'
import { erase, fill, line, within } from '../kit/canvas.mjs'
import { arc, ramp } from '../kit/shape.mjs'

const SHEET = [
  [104, 112],
  [330, 96],
  [336, 286],
  [110, 300],
]

/** A rolled end of the scroll, seen from above: the roll and its turned knobs. */
function roll(canvas, [x0, y0], [x1, y1], half) {
  const body = [
    [x0 - half, y0],
    [x0 + half, y0],
    [x1 + half, y1],
    [x1 - half, y1],
  ]
  for (const [x, y, k] of [
    [x0, y0, -1],
    [x1, y1, 1],
  ]) {
    shape(
      canvas,
      [
        [x - 7, y],
        [x - 7, y + k * 14],
        [x - 11, y + k * 16],
        [x - 11, y + k * 28],
        [x + 11, y + k * 28],
        [x + 11, y + k * 16],
        [x + 7, y + k * 14],
        [x + 7, y],
      ],
      1.5,
    )
  }
  shape(canvas, body)
  hatch(canvas, body, {
    angle: 88,
    gap: 3.6,
    dark: x => 0.1 + 0.85 * ramp(Math.abs(x - (x0 + x1) / 2 + half * 0.4), half * 0.2, half * 1.3),
  })
}

function chart(canvas) {
  const streams = [
    [
      [112, 124],
      [150, 140],
      [178, 166],
      [200, 182],
    ],
    [
      [112, 160],
      [146, 168],
      [184, 172],
      [200, 182],
    ],
    [
      [116, 262],
      [150, 240],
      [176, 212],
      [206, 190],
    ],
    [
      [182, 108],
      [190, 130],
      [214, 152],
      [228, 178],
    ],
    [
      [196, 292],
      [206, 262],
      [226, 236],
      [244, 212],
    ],
    [
      [262, 104],
      [258, 130],
      [262, 160],
      [274, 186],
    ],
  ]
  streams.forEach((points, i) => chartRiver(canvas, points, { from: 1.5, to: 5, seed: i + 3, flows: 0 }))
  chartRiver(
    canvas,
    [
      [112, 196],
      [150, 198],
      [190, 184],
      [224, 188],
      [246, 204],
      [276, 194],
      [318, 206],
    ],
    { from: 4, to: 17, seed: 9, flows: 4 },
  )
  for (let k = 0; k < 6; k += 1)
    engrave(canvas, arc(352, 204, 26 + k * 8, 34 + k * 13, 120, 240), () => 0.85 - k * 0.12)
}

export function draw() {
  return medal(canvas => {
    ground(canvas, (x, y) => 0.5 - 0.36 * ramp(Math.hypot(x - 200, y - 200), 175, 60), { angle: -24 })
    shape(canvas, SHEET)
    within(canvas, SHEET, chart)
    for (let k = 0; k < 8; k += 1)
      engrave(
        canvas,
        [
          [112 + k * 3, 116 + noise(k, 1)],
          [118 + k * 3, 296],
        ],
        () => 0.62 - k * 0.08,
      )
    roll(canvas, [98, 96], [106, 312], 22)
    roll(canvas, [336, 88], [342, 296], 13)
    const [x, y] = [306, 232]
    const seal = [
      [x - 9, y - 9],
      [x + 9, y - 10],
      [x + 10, y + 9],
      [x - 9, y + 10],
    ]
    erase(canvas, seal)
    fill(canvas, seal, 'ember')
    line(
      canvas,
      [
        [x - 5, y - 4],
        [x + 5, y - 4],
        [x + 5, y + 5],
        [x - 5, y + 5],
        [x - 5, y - 4],
      ],
      { weight: 1.1, ink: 'paper' },
    )
  })
}
