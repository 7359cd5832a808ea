import { engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { ground, medal, shape } from '../kit/medal.mjs'
import { erase, fill, line } from '../kit/canvas.mjs'
import { arc, mix, ramp, through } from '../kit/shape.mjs'

const [LEFT, RIGHT, TOP, FOOT] = [118, 282, 128, 316]

function wall(canvas) {
  const body = [
    [0, 108],
    [400, 108],
    [400, FOOT],
    [0, FOOT],
  ]
  shape(canvas, body)
  for (let r = 0; r < 14; r += 1) {
    const y = 122 + r * 14
    engrave(
      canvas,
      [
        [0, y],
        [400, y],
      ],
      x => 0.3 + 0.3 * ramp(Math.abs(x - 200), 90, 180),
    )
    for (let n = 0; n < 12; n += 1)
      line(
        canvas,
        [
          [n * 36 + (r % 2) * 18, y],
          [n * 36 + (r % 2) * 18, y + 14],
        ],
        { weight: 0.75, ink: 'line' },
      )
  }
  const roof = through(
    [
      [10, 100],
      [60, 106],
      [200, 104],
      [340, 106],
      [390, 100],
      [360, 84],
      [200, 78],
      [40, 84],
    ],
    { ring: true, steps: 5 },
  )
  shape(canvas, roof)
  for (let k = 0; k < 40; k += 1)
    line(
      canvas,
      [
        [16 + k * 9.4, 84],
        [14 + k * 9.5, 104],
      ],
      { weight: 1.1 },
    )
}

/** Draws a sunlit path beyond the open door leaf. */
function way(canvas) {
  const opening = [
    [LEFT, FOOT],
    [LEFT, TOP],
    [RIGHT, TOP],
    [RIGHT, FOOT],
  ]
  shape(canvas, opening)
  for (let k = 0; k < 11; k += 1)
    engrave(
      canvas,
      [
        [LEFT, TOP + 4 + k * 8],
        [RIGHT, TOP + 4 + k * 8],
      ],
      x => 0.5 - k * 0.04 + 0.1 * Math.sin(x / 12),
    )
  for (const x of [150, 200, 250])
    line(
      canvas,
      [
        [mix(200, x, 0.3), 226],
        [x, FOOT],
      ],
      { weight: 1.1 },
    )
  line(
    canvas,
    [
      [LEFT, 226],
      [RIGHT, 226],
    ],
    { weight: 1.5 },
  )
}

function leaf(canvas, hinge, open) {
  const edge = mix(200, hinge, open)
  const skew = open * 26
  const door = [
    [hinge, TOP],
    [edge, TOP + skew],
    [edge, FOOT + skew * 0.8],
    [hinge, FOOT],
  ]
  shape(canvas, door)
  hatch(canvas, door, { angle: 90, gap: 5, dark: open > 0.3 ? 0.75 : 0.5 })
  for (let r = 0; r < 5; r += 1) {
    for (let c = 0; c < 3; c += 1) {
      const [u, v] = [0.25 + c * 0.25, 0.14 + r * 0.18]
      const at = [mix(hinge, edge, u), mix(mix(TOP, TOP + skew, u), mix(FOOT, FOOT + skew * 0.8, u), v)]
      erase(canvas, arc(...at, 4.4))
      line(canvas, arc(...at, 3.4, 3.4), { weight: 1.5 })
    }
  }
}

function lamp(canvas) {
  line(
    canvas,
    [
      [200, 40],
      [200, 52],
    ],
    { weight: 2.1 },
  )
  shape(canvas, [
    [182, 56],
    [200, 46],
    [218, 56],
    [214, 60],
    [186, 60],
  ])
  const glass = [
    [186, 60],
    [214, 60],
    [210, 94],
    [190, 94],
  ]
  shape(canvas, glass)
  fill(canvas, glass, 'ember')
  line(
    canvas,
    [
      [200, 62],
      [200, 92],
    ],
    { weight: 1.5, ink: 'flame' },
  )
  shape(canvas, [
    [188, 94],
    [212, 94],
    [208, 100],
    [192, 100],
  ])
  for (let k = 0; k < 16; k += 1) {
    const a = Math.PI * 0.94 + (k / 15) * Math.PI * 1.12
    line(
      canvas,
      [
        [200 + Math.cos(a) * 34, 78 + Math.sin(a) * 34],
        [200 + Math.cos(a) * (k % 2 === 0 ? 56 : 48), 78 + Math.sin(a) * (k % 2 === 0 ? 56 : 48)],
      ],
      { weight: 1.1, ink: 'flame' },
    )
  }
}

export function draw() {
  return medal(canvas => {
    ground(canvas, (x, y) => 0.55 - 0.6 * ramp(Math.hypot(x - 200, y - 78), 150, 50))
    wall(canvas)
    way(canvas)
    leaf(canvas, LEFT, 0.05)
    leaf(canvas, RIGHT, 0.62)
    erase(canvas, [
      [0, FOOT + 20],
      [400, FOOT + 20],
      [400, 400],
      [0, 400],
    ])
    for (const [y, x] of [
      [FOOT, 90],
      [FOOT + 20, 74],
      [FOOT + 42, 56],
    ]) {
      shape(
        canvas,
        [
          [x, y],
          [400 - x, y],
          [400 - x + 12, y + 20],
          [x - 12, y + 20],
        ],
        1.5,
      )
      hatch(
        canvas,
        [
          [x - 12, y + 12],
          [412 - x, y + 12],
          [412 - x, y + 20],
          [x - 12, y + 20],
        ],
        { angle: 0, gap: 3, dark: 0.7 },
      )
    }
    lamp(canvas)
  })
}
