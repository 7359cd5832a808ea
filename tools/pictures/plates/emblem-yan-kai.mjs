import { engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { ground, medal, shape } from '../kit/medal.mjs'
import { erase, fill, line, within } from '../kit/canvas.mjs'
import { mix, ramp, through } from '../kit/shape.mjs'
import { noise } from '../kit/noise.mjs'

/** Draws a pier of a storm barrier: a broad foot, a slender shaft, and a beam on top. */
function pier(canvas) {
  const body = [
    [118, 330],
    [126, 206],
    [136, 198],
    [138, 66],
    [178, 66],
    [180, 198],
    [190, 206],
    [198, 330],
  ]
  shape(canvas, body)
  hatch(canvas, body, { angle: 90, gap: 5, dark: x => 0.2 + 0.8 * ramp(x, 140, 190) })
  shape(canvas, [
    [92, 60],
    [224, 60],
    [224, 84],
    [92, 84],
  ])
  hatch(
    canvas,
    [
      [92, 60],
      [224, 60],
      [224, 84],
      [92, 84],
    ],
    { angle: 0, gap: 4, dark: 0.5 },
  )
  shape(
    canvas,
    [
      [150, 36],
      [166, 36],
      [166, 60],
      [150, 60],
    ],
    1.5,
  )
  for (const y of [206, 198])
    line(
      canvas,
      [
        [y === 206 ? 126 : 136, y],
        [y === 206 ? 190 : 180, y],
      ],
      { weight: 1.5 },
    )
}

function seaWall(canvas) {
  const slope = [
    [400, 176],
    [352, 176],
    [336, 190],
    [180, 336],
    [140, 400],
    [400, 400],
  ]
  shape(canvas, slope)
  for (let k = 0; k < 9; k += 1) {
    const t = k / 9
    const [x, y] = [mix(336, 186, t), mix(190, 332, t)]
    line(
      canvas,
      [
        [x, y],
        [x + 70 + k * 8, y + 4 + k],
      ],
      { weight: 1.1 },
    )
    for (let n = 0; n < 5; n += 1)
      line(
        canvas,
        [
          [x + n * 20 + (k % 2) * 10, y + n],
          [x - 15 + n * 20 + (k % 2) * 10, y + 15 + n],
        ],
        { weight: 1.1, ink: 'line' },
      )
  }
  line(
    canvas,
    [
      [336, 190],
      [400, 190],
    ],
    { weight: 1.5 },
  )
  for (let k = 0; k < 6; k += 1)
    line(
      canvas,
      [
        [352 + k * 9, 176],
        [352 + k * 9, 168],
        [356 + k * 9, 168],
        [356 + k * 9, 176],
      ],
      { weight: 1.1 },
    )
}

const BACK = [
  [0, 262],
  [56, 246],
  [104, 212],
  [150, 172],
  [204, 152],
  [250, 160],
  [276, 186],
  [280, 214],
]
const FRONT = [
  [280, 214],
  [262, 196],
  [236, 190],
  [216, 206],
  [206, 236],
  [206, 274],
  [192, 318],
  [120, 366],
  [0, 392],
]

function wave(canvas) {
  const [back, front] = [through(BACK, { steps: 10 }), through(FRONT, { steps: 10 })]
  erase(canvas, [...back, ...front, [0, 400]])
  for (let k = 1; k < 15; k += 1) {
    const t = k / 15
    const thread = back.slice(0, 64).map(([x, y], i) => {
      const q = front[front.length - 1 - Math.floor((i / 64) * (front.length - 24))]
      return [mix(x, q[0], t) + noise(i / 9, k) * 1.4, mix(y, q[1], t)]
    })
    engrave(canvas, thread, (x, y, u) => 0.28 + t * 0.55 + 0.25 * noise(u * 9, k, 4), { least: 4 })
  }
  line(canvas, back, { weight: 2.1 })
  line(canvas, front, { weight: 2.1 })
  const crest = through(
    [
      [128, 180],
      [160, 160],
      [204, 143],
      [252, 150],
      [282, 176],
      [288, 210],
      [280, 222],
      [272, 196],
      [246, 168],
      [206, 160],
      [164, 176],
    ],
    { ring: true, steps: 8 },
  )
  erase(canvas, crest)
  fill(canvas, crest, 'ember')
  within(canvas, crest, sheet => {
    for (let k = 1; k < 4; k += 1)
      engrave(
        sheet,
        through(
          [
            [140, 180 - k * 2],
            [206, 144 + k * 5],
            [250, 150 + k * 6],
            [276, 176 + k * 5],
            [284 - k * 3, 216],
          ],
          { steps: 8 },
        ),
        x => 0.4 + 0.5 * Math.sin(x / 9 + k),
        { ink: 'flame' },
      )
  })
  for (let k = 0; k < 9; k += 1)
    line(
      canvas,
      [
        [292 + 14 * noise(k, 2), 196 - k * 9],
        [296 + 14 * noise(k, 2), 192 - k * 9],
      ],
      { weight: 2.1 },
    )
}

export function draw() {
  return medal(canvas => {
    ground(canvas, (x, y) => 0.5 - 0.42 * ramp(y, 30, 230))
    pier(canvas)
    seaWall(canvas)
    wave(canvas)
  })
}
