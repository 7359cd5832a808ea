import { engrave } from '../kit/shading.mjs'
import { hatch } from '../kit/hatch.mjs'
import { ground, medal, shape } from '../kit/medal.mjs'
import { erase, fill, line } from '../kit/canvas.mjs'
import { arc, bar, ramp, through } from '../kit/shape.mjs'

function bell(canvas) {
  const body = through(
    [
      [200, 66],
      [222, 70],
      [234, 92],
      [238, 124],
      [248, 152],
      [268, 172],
      [200, 184],
      [132, 172],
      [152, 152],
      [162, 124],
      [166, 92],
      [178, 70],
    ],
    { ring: true, steps: 8 },
  )
  shape(canvas, body)
  for (let k = 0; k < 22; k += 1) {
    const y = 74 + k * 4.6
    const half = y < 120 ? 34 + (y - 74) * 0.12 : 38 + ((y - 120) / 52) ** 2.2 * 26
    engrave(
      canvas,
      through(
        [
          [200 - half, y],
          [200, y + 8 + k * 0.2],
          [200 + half, y],
        ],
        { steps: 8 },
      ),
      x => 0.12 + 0.85 * ramp(x, 178, 246) + 0.4 * ramp(x, 172, 150),
    )
  }
  line(
    canvas,
    through(
      [
        [152, 152],
        [200, 166],
        [248, 152],
      ],
      { steps: 8 },
    ),
    { weight: 2.1 },
  )
  shape(
    canvas,
    [
      [188, 66],
      [192, 40],
      [208, 40],
      [212, 66],
    ],
    1.5,
  )
  shape(canvas, arc(200, 34, 13), 2.1)
  erase(canvas, arc(200, 34, 6))
  line(canvas, arc(200, 34, 6), { weight: 1.5 })
  const mouth = arc(200, 176, 66, 11)
  shape(canvas, mouth, 2.1)
  hatch(canvas, arc(200, 176, 60, 8).slice(0, -1), { angle: 0, gap: 3, dark: 0.9 })
  erase(canvas, arc(200, 194, 14))
  line(
    canvas,
    [
      [200, 176],
      [200, 184],
    ],
    { weight: 2.1 },
  )
  fill(canvas, arc(200, 195, 12), 'ember')
}

function compasses(canvas) {
  const hinge = [200, 232]
  for (const side of [-1, 1]) {
    const foot = [200 + side * 86, 352]
    const leg = bar(hinge, foot, 9, 3)
    shape(canvas, leg)
    hatch(canvas, leg, { angle: side * 54, gap: 3.6, dark: side > 0 ? 0.75 : 0.35 })
    line(canvas, [foot, [foot[0] + side * 6, foot[1] + 16]], { weight: 2.1 })
  }
  shape(canvas, bar([200, 214], [200, 234], 6), 1.5)
  shape(canvas, arc(hinge[0], hinge[1], 14))
  line(canvas, arc(hinge[0], hinge[1], 5), { weight: 1.5 })
  for (let k = 0; k < 5; k += 1)
    engrave(canvas, arc(114, 360, 172 + k * 6, 172 + k * 6, -32, 4), (x, y, t) => 0.8 - k * 0.14 - t * 0.2)
}

export function draw() {
  return medal(canvas => {
    ground(canvas, (x, y) => 0.5 - 0.42 * ramp(Math.abs(y - 190), 150, 20), { angle: 0 })
    for (let k = 0; k < 5; k += 1)
      for (const [a, b] of [
        [148, 204],
        [-24, 32],
      ])
        engrave(canvas, arc(200, 140, 96 + k * 15, 96 + k * 15, a, b), () => 0.75 - k * 0.13)
    compasses(canvas)
    bell(canvas)
  })
}
