import { engrave } from '../kit/shading.mjs'
import { ground, medal, shape } from '../kit/medal.mjs'
import { fill, erase, line } from '../kit/canvas.mjs'
import { arc, mix, ramp } from '../kit/shape.mjs'
import { water } from '../kit/water.mjs'

const [SPRING, FOOT] = [196, 290]

/** Draws one barrel: a semicircular opening between two buttresses, with the lines of the vault behind it. */
function barrel(canvas, x) {
  const mouth = [[x - 47, FOOT], ...arc(x, SPRING, 47, 47, 180, 360), [x + 47, FOOT]]
  shape(canvas, mouth)
  for (let k = 1; k < 9; k += 1) {
    const r = 47 - k * 4.6
    const back = k * 1.6
    const vault = [[x - r, FOOT - back], ...arc(x, SPRING + back, r, r, 180, 360), [x + r, FOOT - back]]
    engrave(canvas, vault, px => mix(0.95, 0.3, ramp(px, x - 46, x + 46)) - k * 0.02)
  }
  for (let i = 0; i <= 14; i += 1) {
    const a = Math.PI + (Math.PI * i) / 14
    line(
      canvas,
      [
        [x + Math.cos(a) * 49, SPRING + Math.sin(a) * 49],
        [x + Math.cos(a) * 60, SPRING + Math.sin(a) * 60],
      ],
      { weight: 1.1 },
    )
  }
  line(canvas, arc(x, SPRING, 61, 61, 180, 360), { weight: 1.5 })
}

function keystone(canvas, x) {
  const stone = [
    [x - 7, SPRING - 48],
    [x + 7, SPRING - 48],
    [x + 10, SPRING - 68],
    [x - 10, SPRING - 68],
  ]
  shape(canvas, stone)
  fill(canvas, stone, 'ember')
}

export function draw() {
  return medal(canvas => {
    ground(canvas, (x, y) => 0.52 - 0.4 * ramp(y, 30, 190))
    shape(canvas, [
      [0, 122],
      [400, 122],
      [400, FOOT],
      [0, FOOT],
    ])
    line(
      canvas,
      [
        [0, 134],
        [400, 134],
      ],
      { weight: 1.5 },
    )
    for (const x of [79, 200, 321]) barrel(canvas, x)
    for (const x of [139.5, 260.5]) {
      shape(
        canvas,
        [
          [x - 9, FOOT],
          [x - 6, 134],
          [x + 6, 134],
          [x + 9, FOOT],
        ],
        1.5,
      )
      for (const k of [2, 4.5, 7])
        engrave(
          canvas,
          [
            [x + k * 0.6, 136],
            [x + k, FOOT],
          ],
          () => 0.5 + k * 0.05,
        )
    }
    keystone(canvas, 200)
    erase(canvas, [
      [0, FOOT],
      [400, FOOT],
      [400, 400],
      [0, 400],
    ])
    line(
      canvas,
      [
        [0, FOOT],
        [400, FOOT],
      ],
      { weight: 2.1 },
    )
    water(
      canvas,
      { left: 20, top: FOOT, right: 380, bottom: 380, inside: (x, y) => y > FOOT },
      {
        horizon: FOOT,
        first: 6,
        grow: 0.05,
        dark: x => 0.35 + 0.4 * Math.abs(Math.sin(((x - 79) / 121) * Math.PI)),
        most: 3,
      },
    )
  })
}
