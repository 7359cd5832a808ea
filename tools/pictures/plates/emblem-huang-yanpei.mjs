import { engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { ground, medal, shape } from '../kit/medal.mjs'
import { erase, fill, line } from '../kit/plate.mjs'
import { arc, mix, ramp, through } from '../kit/shape.mjs'

const [LEFT, RIGHT, TOP, FOOT] = [118, 282, 128, 316]

function wall(plate) {
  const body = [
    [0, 108],
    [400, 108],
    [400, FOOT],
    [0, FOOT],
  ]
  shape(plate, body)
  for (let r = 0; r < 14; r += 1) {
    const y = 122 + r * 14
    engrave(
      plate,
      [
        [0, y],
        [400, y],
      ],
      x => 0.3 + 0.3 * ramp(Math.abs(x - 200), 90, 180),
    )
    for (let n = 0; n < 12; n += 1)
      line(
        plate,
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
  shape(plate, roof)
  for (let k = 0; k < 40; k += 1)
    line(
      plate,
      [
        [16 + k * 9.4, 84],
        [14 + k * 9.5, 104],
      ],
      { weight: 1.1 },
    )
}

/** Draws a sunlit path beyond the open door leaf. */
function way(plate) {
  const opening = [
    [LEFT, FOOT],
    [LEFT, TOP],
    [RIGHT, TOP],
    [RIGHT, FOOT],
  ]
  shape(plate, opening)
  for (let k = 0; k < 11; k += 1)
    engrave(
      plate,
      [
        [LEFT, TOP + 4 + k * 8],
        [RIGHT, TOP + 4 + k * 8],
      ],
      x => 0.5 - k * 0.04 + 0.1 * Math.sin(x / 12),
    )
  for (const x of [150, 200, 250])
    line(
      plate,
      [
        [mix(200, x, 0.3), 226],
        [x, FOOT],
      ],
      { weight: 1.1 },
    )
  line(
    plate,
    [
      [LEFT, 226],
      [RIGHT, 226],
    ],
    { weight: 1.5 },
  )
}

function leaf(plate, hinge, open) {
  const edge = mix(200, hinge, open)
  const skew = open * 26
  const door = [
    [hinge, TOP],
    [edge, TOP + skew],
    [edge, FOOT + skew * 0.8],
    [hinge, FOOT],
  ]
  shape(plate, door)
  hatch(plate, door, { angle: 90, gap: 5, dark: open > 0.3 ? 0.75 : 0.5 })
  for (let r = 0; r < 5; r += 1) {
    for (let c = 0; c < 3; c += 1) {
      const [u, v] = [0.25 + c * 0.25, 0.14 + r * 0.18]
      const at = [mix(hinge, edge, u), mix(mix(TOP, TOP + skew, u), mix(FOOT, FOOT + skew * 0.8, u), v)]
      erase(plate, arc(...at, 4.4))
      line(plate, arc(...at, 3.4, 3.4), { weight: 1.5 })
    }
  }
}

function lamp(plate) {
  line(
    plate,
    [
      [200, 40],
      [200, 52],
    ],
    { weight: 2.1 },
  )
  shape(plate, [
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
  shape(plate, glass)
  fill(plate, glass, 'ember')
  line(
    plate,
    [
      [200, 62],
      [200, 92],
    ],
    { weight: 1.5, ink: 'flame' },
  )
  shape(plate, [
    [188, 94],
    [212, 94],
    [208, 100],
    [192, 100],
  ])
  for (let k = 0; k < 16; k += 1) {
    const a = Math.PI * 0.94 + (k / 15) * Math.PI * 1.12
    line(
      plate,
      [
        [200 + Math.cos(a) * 34, 78 + Math.sin(a) * 34],
        [200 + Math.cos(a) * (k % 2 === 0 ? 56 : 48), 78 + Math.sin(a) * (k % 2 === 0 ? 56 : 48)],
      ],
      { weight: 1.1, ink: 'flame' },
    )
  }
}

export function draw() {
  return medal(plate => {
    ground(plate, (x, y) => 0.55 - 0.6 * ramp(Math.hypot(x - 200, y - 78), 150, 50))
    wall(plate)
    way(plate)
    leaf(plate, LEFT, 0.05)
    leaf(plate, RIGHT, 0.62)
    erase(plate, [
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
        plate,
        [
          [x, y],
          [400 - x, y],
          [400 - x + 12, y + 20],
          [x - 12, y + 20],
        ],
        1.5,
      )
      hatch(
        plate,
        [
          [x - 12, y + 12],
          [412 - x, y + 12],
          [412 - x, y + 20],
          [x - 12, y + 20],
        ],
        { angle: 0, gap: 3, dark: 0.7 },
      )
    }
    lamp(plate)
  })
}
